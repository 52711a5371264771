import type { ApiErrorBody } from '@hashgrid/contracts';
import { useSession, useSignOut, useTranslate } from '@hashgrid/platform';
import { FormAlert, Stack } from '@hashgrid/ui';
import { useConfirmResetMutation } from '../api/accountApi';
import { errorsOf, newPasswordError } from '../form/fieldChecks';
import { NewPasswordField } from '../form/NewPasswordField';
import { SendButton } from '../form/SendButton';
import { useForm } from '../form/useForm';
import { useGoToLogin } from '../frame/useGoToLogin';

const FIELDS = ['password'] as const;

interface ResetPasswordFormProps {
  /** Of the mailed link. */
  token: string;
  /** The link does not work, and will not; gets the server's text. */
  onRefused: (message: string) => void;
}

/** HTTP statuses of a token that is not known, was used, or is too old. */
const REFUSALS: readonly number[] = [404, 409, 410];
const isRefused = ({ statusCode, errors }: ApiErrorBody) =>
  REFUSALS.includes(statusCode) || errors?.token !== undefined;

/** Sets the new password with the token of the mail. */
export function ResetPasswordForm({ token, onRefused }: ResetPasswordFormProps) {
  const t = useTranslate();
  const { status } = useSession();
  const signOut = useSignOut();
  const goToLogin = useGoToLogin();
  const [confirmReset] = useConfirmResetMutation();
  const form = useForm<'password'>({
    fields: FIELDS,
    check: ({ password = '' }) => errorsOf({ password: newPasswordError(password) }),
    send: async ({ password = '' }) => {
      const { message } = await confirmReset({ token, password }).unwrap();
      // The server has ended every session, so what this browser holds of one is worth nothing.
      if (status !== 'guest') void signOut();
      goToLogin(message);
    },
    onFailure: (error) => {
      if (isRefused(error)) onRefused(error.message);
    },
  });

  return (
    <Stack as="form" gap={5} {...form.formProps}>
      <FormAlert texts={form.alerts} />
      <NewPasswordField field={form.field('password')} label={t('New password')} />
      <SendButton form={form}>{t('Save new password')}</SendButton>
    </Stack>
  );
}
