import { useState, type RefObject } from 'react';
import { SubmitButton, useForm } from '@hashgrid/app-ui';
import { ERROR_CODES, SCREENS } from '@hashgrid/contracts';
import { AppLink, useLogIn, useTranslate } from '@hashgrid/platform';
import { Button, FormAlert, Stack } from '@hashgrid/ui';
import { useLogInMutation } from '../api/accountApi';
import {
  validateCredentials,
  CREDENTIAL_FIELDS,
  toCredentials,
  type CredentialField,
} from '../credentials/credentials';
import { CredentialFields } from '../credentials/CredentialFields';
import { clearEmailDraft } from '../credentials/emailDraft';
import { withReturnUrl } from '../navigation/withReturnUrl';
import { clearPendingSignUp } from '../sign-up/pendingSignUp';

interface LoginFormProps {
  returnUrl: string | null;
  /** Reason for the redirect to the login; shown above the form until it is submitted. */
  notice?: string;
  /** Links the proven wallet address; called by the form after login. */
  linkAddressRef: RefObject<(() => Promise<void>) | null>;
}

/** Logs in with email and password. Which page follows depends on the tokens in the response. */
export function LoginForm({ returnUrl, notice, linkAddressRef }: LoginFormProps) {
  const t = useTranslate();
  const logIn = useLogIn();
  const [submitCredentials] = useLogInMutation();
  const [isAccountClosed, setAccountClosed] = useState(false);
  const form = useForm<CredentialField>({
    fields: CREDENTIAL_FIELDS,
    notice,
    check: validateCredentials,
    send: async (values) => {
      const tokens = await submitCredentials(toCredentials(values)).unwrap();
      await logIn(tokens, { returnUrl });
      clearPendingSignUp();
      if (!tokens.accessToken) return;
      clearEmailDraft();
      if (!tokens.gg2FAToken) await linkAddressRef.current?.();
    },
    onFailure: ({ statusCode }) => setAccountClosed(statusCode === ERROR_CODES.accountClosed),
  });
  const restoreButton = isAccountClosed && (
    <Button
      as={AppLink}
      to={withReturnUrl(SCREENS.restoreAccount, returnUrl)}
      variant="secondary"
      size="small"
    >
      {t('Restore account')}
    </Button>
  );

  return (
    <Stack as="form" gap={5} {...form.formProps}>
      <FormAlert texts={form.alerts} action={restoreButton} />
      <CredentialFields form={form} />
      <SubmitButton form={form}>{t('Log in')}</SubmitButton>
    </Stack>
  );
}
