import { useMemo } from 'react';
import { valuePortfolio, WALLET_REFRESH_MS, type Portfolio } from '@hashgrid/contracts';
import { api, useTokens, useWallets } from '@hashgrid/platform';
import type { DataQuery } from '../query/query';
import { useHasLoadedWallets } from './useHasLoadedWallets';

/** Wallets and prices as one query, which fails when either of them fails. */
export interface PortfolioQuery extends DataQuery<Portfolio> {
  /** Time at which the older of wallets and prices was loaded, ISO; null until both are loaded. */
  updatedAt: string | null;
}

const getOlderTime = (left: number | undefined, right: number | undefined) =>
  left && right ? new Date(Math.min(left, right)).toISOString() : null;

/** Returns the player's wallets at current prices, both refreshed every `WALLET_REFRESH_MS`; prices only while the tab is visible. */
export function usePortfolio(): PortfolioQuery {
  const { wallets, status: walletStatus, refetch: refetchWallets } = useWallets();
  const { tokens, status: tokenStatus, refetch: refetchTokens } = useTokens();
  const walletQuery = api.endpoints.getWallets.useQueryState();
  // The shell polls the wallets; prices are polled by the screens that show them.
  const tokenQuery = api.useGetTokensQuery(undefined, {
    pollingInterval: WALLET_REFRESH_MS,
    skipPollingIfUnfocused: true,
  });

  const hasWallets = useHasLoadedWallets();
  // The store may hold the prices of an earlier visit before the first response, which may be empty.
  const hasTokens = Object.keys(tokens).length > 0 || tokenQuery.data !== undefined;
  const data = useMemo(
    () => (hasWallets && hasTokens ? valuePortfolio(wallets, tokens) : undefined),
    [hasWallets, hasTokens, wallets, tokens],
  );
  return {
    data,
    error: walletQuery.error ?? tokenQuery.error,
    isError: walletStatus === 'error' || tokenStatus === 'error',
    isFetching: walletQuery.isFetching || tokenQuery.isFetching,
    refetch: () => {
      refetchWallets();
      refetchTokens();
    },
    updatedAt: getOlderTime(walletQuery.fulfilledTimeStamp, tokenQuery.fulfilledTimeStamp),
  };
}
