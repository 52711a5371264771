import { ConfirmDialog, useDialogForm } from '@hashgrid/app-ui';
import { useSession, useTranslate } from '@hashgrid/platform';
import { Button, FocusOnMount, MonoBox } from '@hashgrid/ui';
import { OwnerProofFields } from '../two-factor/OwnerProofFields';
import { PASSWORD_FORM, PROOF_FORM, toProof, type ProofField } from '../two-factor/proofForm';
import { useLinkWalletMutation } from './walletChangesApi';
import { checkWalletName, readWalletName } from './walletName';
import { WalletNameField } from './WalletNameField';

/** A message of EIP-4361 with the signature of its address. */
export interface SignedMessage {
  address: string;
  message: string;
  signature: string;
}

interface ConfirmLinkFormProps {
  signed: SignedMessage;
  /** The player wants to link another wallet, or to sign again. */
  onBack: () => void;
}

/** Asks for a name, the password, and a code with two-factor authentication, before a wallet that has signed is linked. */
export function ConfirmLinkForm({ signed: { address, message, signature }, onBack }: ConfirmLinkFormProps) {
  const t = useTranslate();
  const hasTwoFactor = useSession().user?.hasTwoFactor ?? false;
  const proofForm = hasTwoFactor ? PROOF_FORM : PASSWORD_FORM;
  const [linkWallet] = useLinkWalletMutation();
  const form = useDialogForm<ProofField | 'name'>({
    fields: ['name', ...proofForm.fields],
    check: (values) => ({ ...checkWalletName(values), ...proofForm.check(values) }),
    send: async (values) => {
      const { password, code } = toProof(values);
      const name = readWalletName(values);
      const proof = { password, ...(hasTwoFactor && { code }) };
      await linkWallet({ message, signature, ...(name && { name }), ...proof }).unwrap();
    },
    successMessage: t('Wallet linked.'),
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
        <OwnerProofFields<'name'> form={form} />
      </ConfirmDialog>
    </FocusOnMount>
  );
}
