import type { ReactNode } from 'react';
import type { Portfolio } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Panel, Skeleton, Stack } from '@hashgrid/ui';
import { QueryBoundary } from '../query/QueryBoundary';
import type { PortfolioQuery } from './usePortfolio';

interface PortfolioBoundaryProps {
  query: PortfolioQuery;
  /** Replaces the default skeleton, a panel. */
  skeleton?: ReactNode;
  children: (portfolio: Portfolio) => ReactNode;
}

/**
 * Renders its children with the portfolio once that is loaded. Shows a skeleton until then, and an error panel if loading
 * failed.
 *
 * @example
 * <PortfolioBoundary query={usePortfolio()}>
 *   {(portfolio) => <TotalBalance portfolio={portfolio} />}
 * </PortfolioBoundary>
 */
export function PortfolioBoundary({ query, skeleton, children }: PortfolioBoundaryProps) {
  const t = useTranslate();
  return (
    <QueryBoundary
      query={query}
      failure={t('Couldn’t load your balances')}
      failureText={t('Your funds are safe. Please try again in a moment.')}
      skeleton={
        skeleton ?? (
          <Panel>
            <Stack gap={4}>
              <Skeleton width={120} />
              <Skeleton width={280} height={52} label={t('Loading your balances')} />
              <Skeleton lines={3} height={44} />
            </Stack>
          </Panel>
        )
      }
    >
      {children}
    </QueryBoundary>
  );
}
