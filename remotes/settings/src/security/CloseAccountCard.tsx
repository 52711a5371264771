import { useSignOut, useToast, useTranslate } from '@hashgrid/platform';
import { AccountName } from '../form/AccountName';
import { ConfirmCard } from '../form/ConfirmCard';
import { SecretField } from '../form/SecretField';
import { useForm } from '../form/useForm';
import { useCloseAccountMutation } from './securityApi';

/** Asks for the password before the account is closed; then nobody is signed in any more. */
export function CloseAccountCard() {
  const t = useTranslate();
  const toast = useToast();
  const signOut = useSignOut();
  const [closeAccount] = useCloseAccountMutation();
  const form = useForm<'password'>({
    fields: ['password'],
    check: ({ password }) => (password ? {} : { password: [{ text: 'Enter your password.' }] }),
    send: async ({ password = '' }) => {
      const { message } = await closeAccount({ password }).unwrap();
      toast.success(t(message ?? 'Your account is closed.'));
      await signOut();
    },
  });
  return (
    <ConfirmCard
      title={t('Close your account?')}
      text={t('You’ll be logged out everywhere. You can restore the account with your email and password.')}
      form={form}
      confirm={t('Close account')}
      variant="danger"
    >
      <AccountName />
      <SecretField {...form.field('password')} label={t('Password')} data-autofocus="" />
    </ConfirmCard>
  );
}
