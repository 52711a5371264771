import { SubmitButton, useForm } from '@hashgrid/app-ui';
import { useSession, useLogOut, useTranslate } from '@hashgrid/platform';
import { FormAlert, Stack } from '@hashgrid/ui';
import { useConfirmResetMutation } from '../api/accountApi';
import { isLinkRejected } from '../email-link/isLinkRejected';
import { findNewPasswordError, toFormErrors } from '../form/fieldErrors';
import { NewPasswordField } from '../form/NewPasswordField';
import { useRedirectToLogin } from '../navigation/useRedirectToLogin';

const FIELDS = ['password'] as const;

interface ResetPasswordFormProps {
  /** From the emailed link. */
  token: string;
  /** Called with the server's message when the link is permanently invalid. */
  onRejected: (message: string) => void;
}

/** Sets a new password with the token from the email. */
export function ResetPasswordForm({ token, onRejected }: ResetPasswordFormProps) {
  const t = useTranslate();
  const { status } = useSession();
  const logOut = useLogOut();
  const redirectToLogin = useRedirectToLogin();
  const [confirmReset] = useConfirmResetMutation();
  const form = useForm<'password'>({
    fields: FIELDS,
    check: ({ password = '' }) => toFormErrors({ password: findNewPasswordError(password) }),
    send: async ({ password = '' }) => {
      const { message } = await confirmReset({ token, password }).unwrap();
      // The reset revoked every session, including this browser's.
      if (status !== 'guest') void logOut();
      redirectToLogin(message);
    },
    onFailure: (error) => {
      if (isLinkRejected(error) || error.errors?.token) onRejected(error.message);
    },
  });

  return (
    <Stack as="form" gap={5} {...form.formProps}>
      <FormAlert texts={form.alerts} />
      <NewPasswordField field={form.field('password')} label={t('New password')} />
      <SubmitButton form={form}>{t('Save new password')}</SubmitButton>
    </Stack>
  );
}
