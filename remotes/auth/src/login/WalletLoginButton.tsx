import { useEffect, useRef, useState } from 'react';
import { useModal, useTranslate } from '@hashgrid/platform';
import { Button, FormAlert, walletIcon } from '@hashgrid/ui';
import type { AddressProof } from '../address-proof/addressProof';

interface WalletLoginButtonProps {
  returnUrl: string | null;
  /** The player wants to log in with credentials and link the address. */
  onLink: (proof: AddressProof) => void;
}

/** Opens the login with a wallet. Its code is loaded by the click, and again by the next one if that fails. */
export function WalletLoginButton({ returnUrl, onLink }: WalletLoginButtonProps) {
  const t = useTranslate();
  const modal = useModal();
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const label = t('Log in with wallet');
  const open = async () => {
    setStatus('loading');
    try {
      const [wallet, { WalletLoginDialog }] = await Promise.all([
        import('@hashgrid/wallet'),
        import('./wallet/WalletLoginDialog'),
      ]);
      if (!isMounted.current) return;
      setStatus('idle');
      modal.open({
        id: 'walletLogin',
        label,
        content: <WalletLoginDialog wallet={wallet} returnUrl={returnUrl} onLink={onLink} />,
      });
    } catch {
      setStatus('failed');
    }
  };

  return (
    <>
      {status === 'failed' && (
        <FormAlert texts={[t('Couldn’t load the wallet login. Check your connection and try again.')]} />
      )}
      <Button
        variant="secondary"
        full
        icon={walletIcon}
        busy={status === 'loading'}
        onClick={() => void open()}
      >
        {label}
      </Button>
    </>
  );
}
