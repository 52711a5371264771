import { api, useWallets } from '@hashgrid/platform';

/** Returns whether the player's wallets are loaded; there may be none. */
export function useHasLoadedWallets(): boolean {
  const { wallets } = useWallets();
  const { data } = api.endpoints.getWallets.useQueryState();
  // The store drops wallets that came before the profile of another player; the cache keeps them until they are refetched.
  return wallets.length > 0 || (data !== undefined && Object.keys(data).length === 0);
}
