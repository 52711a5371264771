import { checkOneTimeCode, OneTimeCodeField, parseOneTimeCode, SubmitButton } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { FormAlert, Stack } from '@hashgrid/ui';
import { useTwoFactorForm, type TwoFactorFormProps } from './useTwoFactorForm';

/** Form for a code from the authenticator app; submits at the last digit. */
export function OneTimeCodeForm({ onExpired }: TwoFactorFormProps) {
  const t = useTranslate();
  const form = useTwoFactorForm({
    parse: parseOneTimeCode,
    validate: checkOneTimeCode,
    onExpired,
    onRejected: () => form.formRef.current?.reset(),
  });
  return (
    <Stack as="form" gap={5} {...form.formProps}>
      <FormAlert texts={form.alerts} />
      <OneTimeCodeField
        form={form}
        hint={t('Enter the 6-digit code from your authenticator app.')}
        autoFocus
      />
      <SubmitButton form={form}>{t('Confirm')}</SubmitButton>
    </Stack>
  );
}
