import { useEffect, useState } from 'react';
import { useModal } from '@hashgrid/platform';
import type { WalletModule } from './WalletModule';

/** Content of the modal in which the player connects a wallet. It closes when one is connected already. */
export function ConnectWallet({ wallet: { useWallet, WalletPicker } }: { wallet: WalletModule }) {
  const { dismiss } = useModal();
  const { state } = useWallet();
  // While it connects to another chain, the picker still asks to switch.
  const [wasConnected] = useState(state.status === 'connected');
  useEffect(() => {
    if (wasConnected) dismiss();
  }, [wasConnected, dismiss]);
  return wasConnected ? null : <WalletPicker onConnected={dismiss} onClose={dismiss} />;
}
