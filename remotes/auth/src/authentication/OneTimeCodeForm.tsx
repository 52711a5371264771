import type { ChangeEvent } from 'react';
import { ONE_TIME_CODE_DIGITS } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { FormAlert, Stack, TextField, type FormErrors } from '@hashgrid/ui';
import { SendButton } from '../form/SendButton';
import { isOneTimeCode, parseOneTimeCode } from './parseCode';
import { useTwoFactorForm, type CodeFormProps } from './useTwoFactorForm';

const validate = (code: string): FormErrors =>
  isOneTimeCode(code)
    ? {}
    : { code: [{ text: 'Enter all %count% digits.', values: { count: ONE_TIME_CODE_DIGITS } }] };

/** Form for a code from the authenticator app; submits at the last digit [A6]. */
export function OneTimeCodeForm({ onExpired }: CodeFormProps) {
  const t = useTranslate();
  const form = useTwoFactorForm({
    parse: parseOneTimeCode,
    validate,
    onExpired,
    onRejected: () => form.formRef.current?.reset(),
  });
  const field = form.field('code');
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    input.value = parseOneTimeCode(input.value);
    field.onChange();
    if (isOneTimeCode(input.value)) form.formRef.current?.requestSubmit();
  };

  return (
    <Stack as="form" gap={5} {...form.formProps}>
      <FormAlert texts={form.alerts} />
      <TextField
        {...field}
        onChange={handleChange}
        label={t('Code')}
        hint={t('Enter the 6-digit code from your authenticator app.')}
        variant="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        required
      />
      <SendButton form={form}>{t('Confirm')}</SendButton>
    </Stack>
  );
}
