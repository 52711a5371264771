import { ConfirmDialog, useForm } from '@hashgrid/app-ui';
import { useLogOut, useToast, useTranslate } from '@hashgrid/platform';
import { HiddenUsername } from '../form/HiddenUsername';
import { AccountPasswordField } from '../form/AccountPasswordField';
import { useCloseAccountMutation } from './securityApi';

/** Asks for the password before closing the account, which logs the player out. */
export function CloseAccountDialog() {
  const t = useTranslate();
  const toast = useToast();
  const logOut = useLogOut();
  const [closeAccount] = useCloseAccountMutation();
  const form = useForm<'password'>({
    fields: ['password'],
    check: ({ password }) => (password ? {} : { password: [{ text: 'Enter your password.' }] }),
    send: async ({ password = '' }) => {
      const { message } = await closeAccount({ password }).unwrap();
      toast.success(t(message ?? 'Your account is closed.'));
      await logOut();
    },
  });
  return (
    <ConfirmDialog
      title={t('Close your account?')}
      text={t(
        'You’ll be logged out everywhere. You can restore the account with your email and password within 30 days. After that, your personal data is erased and you lose everything the account owns.',
      )}
      form={form}
      confirm={t('Close account')}
      variant="danger"
    >
      <HiddenUsername />
      <AccountPasswordField {...form.field('password')} label={t('Password')} data-autofocus="" />
    </ConfirmDialog>
  );
}
