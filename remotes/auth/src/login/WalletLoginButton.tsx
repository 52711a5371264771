import { useLazyModal } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { Button, walletIcon } from '@hashgrid/ui';
import type { AddressProof } from '../address-proof/addressProof';

interface WalletLoginButtonProps {
  returnUrl: string | null;
  /** Called when the player chooses to log in with credentials and link the address. */
  onLink: (proof: AddressProof) => void;
}

/** Opens the login with a wallet, whose code is loaded by the click. */
export function WalletLoginButton({ returnUrl, onLink }: WalletLoginButtonProps) {
  const t = useTranslate();
  const { open, isLoading } = useLazyModal();
  const label = t('Log in with wallet');
  const load = async () => {
    const [wallet, { WalletLoginDialog }] = await Promise.all([
      import('@hashgrid/wallet'),
      import('./wallet/WalletLoginDialog'),
    ]);
    return <WalletLoginDialog wallet={wallet} returnUrl={returnUrl} onLink={onLink} />;
  };
  return (
    <Button
      variant="secondary"
      full
      icon={walletIcon}
      busy={isLoading}
      onClick={() => open({ id: 'walletLogin', label, load })}
    >
      {label}
    </Button>
  );
}
