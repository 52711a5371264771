import { FormAlert, Stack } from '@hashgrid/ui';
import { checkOneTimeCode } from './oneTimeCode';
import { OneTimeCodeField } from './OneTimeCodeField';
import { useForm } from './useForm';

function CodeForm() {
  const form = useForm<'code'>({
    fields: ['code'],
    check: ({ code }) => checkOneTimeCode(code),
    send: () => Promise.reject({ statusCode: 401, message: 'This is only an example.' }),
  });
  return (
    <Stack as="form" {...form.formProps}>
      <FormAlert texts={form.alerts} />
      <OneTimeCodeField form={form} hint="Enter the 6-digit code shown in the app." />
    </Stack>
  );
}

export const examples = {
  Default: () => <CodeForm />,
};
