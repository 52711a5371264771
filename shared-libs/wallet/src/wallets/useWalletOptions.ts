import { useMemo, useSyncExternalStore } from 'react';
import { useBootstrap } from '@hashgrid/platform';
import { announcedWallets } from './announcedWallets';
import { listWalletOptions } from './listWalletOptions';
import type { WalletOption } from './WalletOption';

/** Returns the wallets that a player can choose, also those that announce themselves later. Asks no server. */
export function useWalletOptions(): WalletOption[] {
  const { wallet: settings } = useBootstrap();
  const announced = useSyncExternalStore(announcedWallets.subscribe, announcedWallets.read);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the list is read from what has been announced
  return useMemo(() => listWalletOptions(settings), [settings, announced]);
}
