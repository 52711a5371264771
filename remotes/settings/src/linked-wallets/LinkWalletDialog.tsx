import { useState } from 'react';
import { useModal, useTranslate } from '@hashgrid/platform';
import { FocusOnMount } from '@hashgrid/ui';
import type * as WalletModule from '@hashgrid/wallet';
import { ConfirmLinkForm } from './ConfirmLinkForm';

interface LinkWalletDialogProps {
  /** Dialog of the wallet package, which `LinkWalletButton` loads. */
  SignInDialog: typeof WalletModule.SignInDialog;
}

/** Content of the modal that links a wallet: the wallet signs, then the player names it and confirms with the password. */
export function LinkWalletDialog({ SignInDialog }: LinkWalletDialogProps) {
  const t = useTranslate();
  const { dismiss } = useModal();
  const [signed, setSigned] = useState<WalletModule.SignedMessage>();
  const [hasReturned, setReturned] = useState(false);
  const title = t('Link wallet');
  const handleBack = () => {
    setSigned(undefined);
    setReturned(true);
  };
  if (signed) return <ConfirmLinkForm signed={signed} onBack={handleBack} />;
  return (
    <FocusOnMount label={title} disabled={!hasReturned}>
      <SignInDialog
        title={title}
        failureTitle={t('Couldn’t link this wallet')}
        // In English, because it is part of the message that is signed, which the wallet shows as is.
        statement="Link this address to your account. Signing is free and sends no transaction."
        send={async (message) => setSigned(message)}
        onClose={dismiss}
      />
    </FocusOnMount>
  );
}
