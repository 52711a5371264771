import { SubmitButton, useForm, useMissedFailureToast } from '@hashgrid/app-ui';
import { SCREENS } from '@hashgrid/contracts';
import { useSession, useLogOut, useTranslate } from '@hashgrid/platform';
import { FormAlert, Stack } from '@hashgrid/ui';
import { useConfirmResetMutation } from '../api/accountApi';
import { isLinkRejected } from '../email-link/isLinkRejected';
import { findNewPasswordError, toFormErrors } from '../form/fieldErrors';
import { NewPasswordField } from '../form/NewPasswordField';
import { useRedirectWithMessage } from '../navigation/useRedirectWithMessage';
import type { OtherSessionNoticeProps } from './OtherSessionNotice';
import { useCheckSessionMutation } from './sessionCheckApi';

const FIELDS = ['password'] as const;

interface ResetPasswordFormProps {
  /** From the emailed link. */
  token: string;
  /** Called with the server's message when the link is permanently invalid. */
  onRejected: (message: string) => void;
  /** Called when the password is set and this browser stays logged in to another account. */
  onOtherSession: (notice: OtherSessionNoticeProps) => void;
}

/** Sets a new password with the token from the email. */
export function ResetPasswordForm({ token, onRejected, onOtherSession }: ResetPasswordFormProps) {
  const t = useTranslate();
  const { status } = useSession();
  const logOut = useLogOut();
  const redirectWithMessage = useRedirectWithMessage();
  const showMissedFailure = useMissedFailureToast();
  const [confirmReset] = useConfirmResetMutation();
  const [checkSession] = useCheckSessionMutation();
  const form = useForm<'password'>({
    fields: FIELDS,
    check: ({ password = '' }) => toFormErrors({ password: findNewPasswordError(password) }),
    send: async ({ password = '' }) => {
      const { message, isAccountClosed } = await confirmReset({ token, password }).unwrap();
      if (status === 'twoFactor') void logOut();
      else if (status !== 'guest') {
        // The reset has ended every session of its account, but this browser may be logged in to another one.
        const { data: player } = await checkSession();
        if (player) return onOtherSession({ message, username: player.username });
      }
      redirectWithMessage(message, isAccountClosed ? SCREENS.restoreAccount : SCREENS.login);
    },
    onFailure: (error) => {
      showMissedFailure(error, form.formRef.current);
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
