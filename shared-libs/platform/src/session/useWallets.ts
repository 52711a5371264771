import { useCallback, useMemo } from 'react';
import type { Wallet } from '@hashgrid/contracts';
import { api } from '../api/api';
import { getRequestStatus, type RequestStatus } from '../api/getRequestStatus';
import { usePlatformSelector } from '../store/platformHooks';

/** Returns the player's wallets, the game's currency first. The shell polls them while logged in. */
export function useWallets(): { wallets: Wallet[]; status: RequestStatus; refetch: () => void } {
  const isLoggedIn = usePlatformSelector((state) => state.session.status === 'loggedIn');
  const bySymbol = usePlatformSelector((state) => state.user.wallets);
  const query = api.useGetWalletsQuery(undefined, { skip: !isLoggedIn });
  const { refetch } = query;
  const wallets = useMemo(
    () => Object.values(bySymbol).sort((a, b) => Number(b.isCurrency) - Number(a.isCurrency)),
    [bySymbol],
  );
  const refetchWallets = useCallback(() => void (isLoggedIn && refetch()), [isLoggedIn, refetch]);
  return { wallets, status: getRequestStatus(query), refetch: refetchWallets };
}
