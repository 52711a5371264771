import { useRef, useState, type ChangeEvent } from 'react';
import { ONE_TIME_CODE_DIGITS, SCREENS } from '@hashgrid/contracts';
import { useSignIn, useTranslate } from '@hashgrid/platform';
import { Button, FormAlert, Stack, TextField, type FormErrors } from '@hashgrid/ui';
import { useValidateTwoFactorMutation } from '../api/accountApi';
import { useForm } from '../form/useForm';

const FIELDS = ['code'] as const;

interface TwoFactorFormProps {
  onCancel: () => void;
}

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, ONE_TIME_CODE_DIGITS);

function checkCode(code: string, isRecovery: boolean): FormErrors {
  if (isRecovery) return code.trim() ? {} : { code: [{ text: 'Enter a recovery code.' }] };
  if (code.length === ONE_TIME_CODE_DIGITS) return {};
  return { code: [{ text: 'Enter all %count% digits.', values: { count: ONE_TIME_CODE_DIGITS } }] };
}

/** One input for the code of the app, sent at its sixth digit, or for a recovery code [A6]. */
export function TwoFactorForm({ onCancel }: TwoFactorFormProps) {
  const t = useTranslate();
  const signIn = useSignIn();
  const [validate] = useValidateTwoFactorMutation();
  const [isRecovery, setIsRecovery] = useState(false);
  /** The step took too long or too many codes: only a new login helps. */
  const [isOver, setIsOver] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const form = useForm<'code'>({
    fields: FIELDS,
    check: ({ code = '' }) => checkCode(code, isRecovery),
    send: async ({ code = '' }) => {
      const tokens = await validate({ code: code.trim() }).unwrap();
      await signIn(tokens, { landing: SCREENS.miningNode });
    },
    onFailure: ({ statusCode }) => {
      setIsOver(statusCode === 401);
      form.formRef.current?.reset();
      inputRef.current?.focus();
    },
  });
  const field = form.field('code');

  const handleDigits = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    input.value = digitsOf(input.value);
    field.onChange();
    if (input.value.length === ONE_TIME_CODE_DIGITS) form.formRef.current?.requestSubmit();
  };

  return (
    <Stack as="form" gap={5} {...form.formProps}>
      <FormAlert texts={form.alerts} />
      {isRecovery ? (
        <TextField
          key="recovery"
          {...field}
          ref={inputRef}
          label={t('Recovery code')}
          hint={t('Each of your recovery codes works once.')}
          look="mono"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
        />
      ) : (
        <TextField
          key="code"
          {...field}
          ref={inputRef}
          onChange={handleDigits}
          label={t('Code')}
          hint={t('Six digits from your authenticator app.')}
          look="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          required
        />
      )}
      {isOver ? (
        <Button full onClick={onCancel}>
          {t('Log in again')}
        </Button>
      ) : (
        <Button type="submit" full busy={form.isBusy}>
          {t('Confirm')}
        </Button>
      )}
      <Stack gap={2}>
        <Button variant="secondary" full onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? t('Use a code from the app') : t('Use a recovery code')}
        </Button>
        <Button variant="ghost" full onClick={onCancel}>
          {t('Cancel and sign out')}
        </Button>
      </Stack>
    </Stack>
  );
}
