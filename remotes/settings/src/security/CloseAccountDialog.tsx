import { ConfirmDialog } from '@hashgrid/app-ui';
import { useLogOut, useToast, useTranslate } from '@hashgrid/platform';
import { ProofFields } from '../two-factor/ProofFields';
import { useOwnerProofForm } from '../two-factor/useOwnerProofForm';
import { useCloseAccountMutation } from './securityApi';

/** Asks for the password, and a two-factor code if two-factor authentication is on, before closing the account and logging out. */
export function CloseAccountDialog() {
  const t = useTranslate();
  const toast = useToast();
  const logOut = useLogOut();
  const [closeAccount] = useCloseAccountMutation();
  const form = useOwnerProofForm({
    send: async (proof) => {
      const { message } = await closeAccount(proof).unwrap();
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
      <ProofFields form={form} />
    </ConfirmDialog>
  );
}
