import { useTranslate } from '@hashgrid/platform';
import { FormAlert, Stack, TextField, type FormErrors } from '@hashgrid/ui';
import { SendButton } from '../form/SendButton';
import { isolate } from '../frame/isolate';
import { isRecoveryCode, readRecoveryCode, RECOVERY_CODE_SAMPLE } from './readCode';
import { useSecondFactor, type CodeFormProps } from './useSecondFactor';

const example = isolate(RECOVERY_CODE_SAMPLE);
const check = (code: string): FormErrors =>
  isRecoveryCode(code)
    ? {}
    : { code: [{ text: 'Enter the full code, like %example%.', values: { example } }] };

/** One of the codes that the player has kept for a lost authenticator app; each works once. */
export function RecoveryCodeForm({ onOver }: CodeFormProps) {
  const t = useTranslate();
  const form = useSecondFactor({ read: readRecoveryCode, check, onOver });
  return (
    <Stack as="form" gap={5} {...form.formProps}>
      <FormAlert texts={form.alerts} />
      <TextField
        {...form.field('code')}
        label={t('Recovery code')}
        hint={t('Looks like %example%. Each recovery code works once.', { example })}
        look="mono"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        required
      />
      <SendButton form={form}>{t('Confirm')}</SendButton>
    </Stack>
  );
}
