import { useCallback, useMemo } from 'react';
import { valuePortfolio, type Portfolio, type Token } from '@hashgrid/contracts';
import { useTokens, useWallets } from '@hashgrid/platform';

export interface PortfolioState {
  /** Null until wallets and prices came for the first time. */
  portfolio: Portfolio | null;
  tokens: Record<string, Token>;
  isRefreshing: boolean;
  hasFailed: boolean;
  refresh(): void;
}

/** The signed-in player's wallets at current prices; the platform asks for both every 60 s [A13]. */
export function usePortfolio(): PortfolioState {
  const { wallets, status: walletStatus, refetch: refetchWallets } = useWallets();
  const { tokens, status: tokenStatus, refetch: refetchTokens } = useTokens();
  const hasTokens = Object.keys(tokens).length > 0;

  const portfolio = useMemo(
    () => (wallets.length > 0 && hasTokens ? valuePortfolio(wallets, tokens) : null),
    [wallets, tokens, hasTokens],
  );
  const refresh = useCallback(() => {
    refetchWallets();
    refetchTokens();
  }, [refetchWallets, refetchTokens]);

  return {
    portfolio,
    tokens,
    isRefreshing: walletStatus === 'loading' || tokenStatus === 'loading',
    hasFailed: walletStatus === 'error' || tokenStatus === 'error',
    refresh,
  };
}
