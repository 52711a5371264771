import { ConfirmDialog, useDialogForm } from '@hashgrid/app-ui';
import type { LinkedAddress } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { getWalletName } from './getWalletName';
import { useRenameWalletMutation } from './walletChangesApi';
import { validateWalletName, readWalletName } from './walletName';
import { WalletNameField } from './WalletNameField';

/** Content of the modal that renames a linked wallet. */
export function RenameWalletDialog({ wallet }: { wallet: LinkedAddress }) {
  const t = useTranslate();
  const { address, name } = wallet;
  const [renameWallet] = useRenameWalletMutation();
  const form = useDialogForm<'name'>({
    fields: ['name'],
    check: validateWalletName,
    send: async (values) => void (await renameWallet({ address, name: readWalletName(values) }).unwrap()),
    successMessage: t('Wallet renamed.'),
  });
  return (
    <ConfirmDialog
      title={t('Rename %name%', { name: getWalletName(wallet) })}
      form={form}
      confirm={t('Rename')}
    >
      <WalletNameField {...form.field('name')} defaultValue={name ?? ''} />
    </ConfirmDialog>
  );
}
