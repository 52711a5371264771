import { ConfirmDialog } from '@hashgrid/app-ui';
import type { LinkedAddress } from '@hashgrid/contracts';
import { useModal, useToast, useTranslate } from '@hashgrid/platform';
import { ProofFields } from '../two-factor/ProofFields';
import { useOwnerProofForm } from '../two-factor/useOwnerProofForm';
import { getWalletName } from './getWalletName';
import { useUnlinkWalletMutation } from './walletChangesApi';

/** Asks for the password, and a two-factor code if two-factor authentication is on, before unlinking a wallet. */
export function UnlinkWalletDialog({ wallet }: { wallet: LinkedAddress }) {
  const t = useTranslate();
  const toast = useToast();
  const { dismiss } = useModal();
  const [unlinkWallet] = useUnlinkWalletMutation();
  const form = useOwnerProofForm({
    send: async (proof) => {
      const { message } = await unlinkWallet({ address: wallet.address, proof }).unwrap();
      dismiss();
      toast.success(t(message ?? 'Wallet unlinked.'));
    },
  });
  return (
    <ConfirmDialog
      title={t('Unlink %name%?', { name: getWalletName(wallet) })}
      text={t(
        'You won’t be able to log in with this wallet anymore. Other devices that logged in with it will be logged out.',
      )}
      form={form}
      confirm={t('Unlink')}
      variant="danger"
    >
      <ProofFields form={form} />
    </ConfirmDialog>
  );
}
