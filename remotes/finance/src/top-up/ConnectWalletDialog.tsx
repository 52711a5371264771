import { useEffect, useState } from 'react';
import { useModal } from '@hashgrid/platform';
import type { WalletModule } from './WalletModule';

interface ConnectWalletDialogProps {
  wallet: WalletModule;
  /** Chain of the top-ups, to which the wallet switches. */
  chainId: number;
}

/** Content of the modal in which the player connects a wallet. Closes immediately if a wallet is connected already. */
export function ConnectWalletDialog({
  wallet: { useWallet, WalletPicker },
  chainId,
}: ConnectWalletDialogProps) {
  const { dismiss } = useModal();
  const { state } = useWallet();
  // Only the initial status counts: a wallet that has connected on another chain is still asked to switch by the picker.
  const [wasConnected] = useState(state.status === 'connected');
  useEffect(() => {
    if (wasConnected) dismiss();
  }, [wasConnected, dismiss]);
  return wasConnected ? null : <WalletPicker chainId={chainId} onConnected={dismiss} onClose={dismiss} />;
}
