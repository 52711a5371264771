import { useMemo } from 'react';
import { valuePortfolio, WALLET_REFRESH_MS, type Portfolio } from '@hashgrid/contracts';
import { api, useTokens, useWallets } from '@hashgrid/platform';

export interface PortfolioState {
  /** Null until wallets and prices came for the first time. */
  portfolio: Portfolio | null;
  /** When the older of wallets and prices came from the server, ISO; null before both did. */
  updatedAt: string | null;
  isRefreshing: boolean;
  /** The last try of either failed. */
  hasFailed: boolean;
  refresh(): void;
}

const olderOf = (left: number | undefined, right: number | undefined) =>
  left && right ? new Date(Math.min(left, right)).toISOString() : null;

/** The signed-in player's wallets at current prices, both fetched again every 60 s [A13, K1]. */
export function usePortfolio(): PortfolioState {
  const { wallets, status: walletStatus, refetch: refetchWallets } = useWallets();
  const { tokens, status: tokenStatus, refetch: refetchTokens } = useTokens();
  const walletQuery = api.endpoints.getWallets.useQueryState();
  // The shell keeps wallets fresh; prices are kept fresh by the screens that show them.
  const tokenQuery = api.useGetTokensQuery(undefined, { pollingInterval: WALLET_REFRESH_MS });

  const portfolio = useMemo(
    () => (wallets.length > 0 && Object.keys(tokens).length > 0 ? valuePortfolio(wallets, tokens) : null),
    [wallets, tokens],
  );
  return {
    portfolio,
    updatedAt: olderOf(walletQuery.fulfilledTimeStamp, tokenQuery.fulfilledTimeStamp),
    isRefreshing: walletQuery.isFetching || tokenQuery.isFetching,
    hasFailed: walletStatus === 'error' || tokenStatus === 'error',
    refresh: () => {
      refetchWallets();
      refetchTokens();
    },
  };
}
