import type { ReactNode } from 'react';
import type { Portfolio } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Panel, Skeleton, Stack } from '@hashgrid/ui';
import { QueryBoundary } from '../query/QueryBoundary';
import type { PortfolioQuery } from './usePortfolio';

interface PortfolioBoundaryProps {
  query: PortfolioQuery;
  /** Instead of a panel with lines. */
  skeleton?: ReactNode;
  children: (portfolio: Portfolio) => ReactNode;
}

/**
 * Renders the balances; until then a skeleton, or an error panel if they couldn't be loaded.
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
