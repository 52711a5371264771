import { SubmitButton } from '@hashgrid/app-ui';
import { RECOVERY_CODES, TWO_FACTOR_CODE } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { FormAlert, isolateBidi, Stack, TextField, type FormErrors } from '@hashgrid/ui';
import { isRecoveryCode, parseRecoveryCode } from './recoveryCode';
import { useTwoFactorForm, type TwoFactorFormProps } from './useTwoFactorForm';

const example = isolateBidi(RECOVERY_CODES.sample);
const validate = (code: string): FormErrors =>
  isRecoveryCode(code)
    ? {}
    : { code: [{ text: 'Enter the full code, like %example%.', values: { example } }] };

/** Form for a recovery code, for players without their authenticator app. */
export function RecoveryCodeForm({ onExpired }: TwoFactorFormProps) {
  const t = useTranslate();
  const form = useTwoFactorForm({ parse: parseRecoveryCode, validate, onExpired });
  return (
    <Stack as="form" gap={5} {...form.formProps}>
      <FormAlert texts={form.alerts} />
      <TextField
        {...form.field('code')}
        label={t('Recovery code')}
        hint={t('Looks like %example%. Each recovery code works once.', { example })}
        maxLength={TWO_FACTOR_CODE.maxLength}
        variant="mono"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        required
      />
      <SubmitButton form={form}>{t('Confirm')}</SubmitButton>
    </Stack>
  );
}
