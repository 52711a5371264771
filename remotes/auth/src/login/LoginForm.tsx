import { useState } from 'react';
import { ERROR_CODES, type ApiErrorBody } from '@hashgrid/contracts';
import { useSignIn, useTranslate } from '@hashgrid/platform';
import {
  Button,
  Countdown,
  FormAlert,
  PasswordField,
  Stack,
  TextField,
  useCountdown,
  type FormValues,
} from '@hashgrid/ui';
import { useLogInMutation } from '../api/accountApi';
import { useForm } from '../form/useForm';
import { clearPendingSignUp } from '../sign-up/pendingSignUp';

type Field = 'email' | 'password';
const FIELDS: readonly Field[] = ['email', 'password'];

/** Only what is missing is told here; what is wrong, and no more than that, tells the server. */
function checkLogin({ email, password }: FormValues<Field>) {
  return {
    ...(!email?.trim() && { email: [{ text: 'Enter your email.' }] }),
    ...(!password && { password: [{ text: 'Enter your password.' }] }),
  };
}

/** When trying again makes sense, as epoch ms; 0 when at once. */
const nextTryAt = ({ statusCode, retryAfter = 0 }: ApiErrorBody) =>
  statusCode === ERROR_CODES.rateLimited ? Date.now() + retryAfter * 1000 : 0;

/** Email and password; leads on by the tokens that come back [A4, A5]. */
export function LoginForm() {
  const t = useTranslate();
  const signIn = useSignIn();
  const [logIn] = useLogInMutation();
  const [lockedUntil, setLockedUntil] = useState(0);
  const secondsLocked = useCountdown(lockedUntil);
  const form = useForm<Field>({
    fields: FIELDS,
    check: checkLogin,
    send: async ({ email = '', password = '' }) => {
      await signIn(await logIn({ email: email.trim(), password }).unwrap());
      clearPendingSignUp();
    },
    onFailure: (error) => setLockedUntil(nextTryAt(error)),
  });
  const emailField = form.field('email');

  return (
    <Stack as="form" gap={5} {...form.formProps}>
      <FormAlert texts={form.alerts} />
      <TextField
        {...emailField}
        onChange={() => {
          emailField.onChange();
          // The wait is for one account; another may well be tried.
          setLockedUntil(0);
        }}
        label={t('Email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        {...form.field('password')}
        label={t('Password')}
        showLabel={t('Show password')}
        hideLabel={t('Hide password')}
        autoComplete="current-password"
        required
      />
      {secondsLocked > 0 && <Countdown text={t('You can try again in %time%.')} seconds={secondsLocked} />}
      <Button type="submit" full busy={form.isBusy} disabled={secondsLocked > 0}>
        {t('Log in')}
      </Button>
    </Stack>
  );
}
