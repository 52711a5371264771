import { ConfirmDialog, useIsUnmounted } from '@hashgrid/app-ui';
import { useModal, useToast, useTranslate } from '@hashgrid/platform';
import { Button, FocusOnMount, MonoBox } from '@hashgrid/ui';
import type { SignedMessage } from '@hashgrid/wallet';
import { ProofFields } from '../two-factor/ProofFields';
import { useOwnerProofForm } from '../two-factor/useOwnerProofForm';
import { useLinkWalletMutation } from './walletChangesApi';
import { validateWalletName, readWalletName } from './walletName';
import { WalletNameField } from './WalletNameField';

interface ConfirmLinkFormProps {
  signed: SignedMessage;
  /** Called when the player wants to link another wallet, or to sign again. */
  onBack: () => void;
}

/**
 * Links the wallet that has signed. Asks for an optional name, the password, and a two-factor code if two-factor authentication
 * is on.
 */
export function ConfirmLinkForm({ signed: { address, message, signature }, onBack }: ConfirmLinkFormProps) {
  const t = useTranslate();
  const toast = useToast();
  const { dismiss } = useModal();
  const [linkWallet] = useLinkWalletMutation();
  const isUnmounted = useIsUnmounted();
  const form = useOwnerProofForm<'name'>({
    fields: ['name'],
    check: validateWalletName,
    send: async (proof, values) => {
      const name = readWalletName(values);
      await linkWallet({ message, signature, ...(name && { name }), ...proof }).unwrap();
      // The player may be connecting another wallet by now, in the same dialog.
      if (!isUnmounted()) dismiss();
      toast.success(t('Wallet linked.'));
    },
  });
  const title = t('Link this wallet?');
  return (
    <FocusOnMount label={title}>
      <ConfirmDialog
        title={title}
        text={t('You’ll be able to log in with it.')}
        form={form}
        confirm={t('Link wallet')}
      >
        <MonoBox dir="ltr">{address}</MonoBox>
        <div>
          <Button variant="ghost" size="small" onClick={onBack}>
            {t('Use another wallet')}
          </Button>
        </div>
        <WalletNameField {...form.field('name')} />
        <ProofFields<'name'> form={form} />
      </ConfirmDialog>
    </FocusOnMount>
  );
}
