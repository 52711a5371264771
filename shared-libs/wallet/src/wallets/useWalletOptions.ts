import { useMemo, useSyncExternalStore } from 'react';
import { useBootstrap } from '@hashgrid/platform';
import { announcedWallets } from './announcedWallets';
import { listWalletOptions } from './listWalletOptions';
import type { WalletOption } from './WalletOption';

/** Returns the wallets that a player can choose from, including those that announce themselves later. Sends no request. */
export function useWalletOptions(): WalletOption[] {
  const { wallet: settings } = useBootstrap();
  const announced = useSyncExternalStore(announcedWallets.subscribe, announcedWallets.read);
  return useMemo(() => listWalletOptions(settings, announced), [settings, announced]);
}
