import type { ReactNode } from 'react';
import type { Portfolio } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Alert, Button, ErrorPanel, Panel, Skeleton, Stack } from '@hashgrid/ui';
import type { PortfolioState } from './usePortfolio';

interface PortfolioBoundaryProps {
  state: PortfolioState;
  children(portfolio: Portfolio): ReactNode;
}

/** Skeleton until balances came, error panel if they never did; balances once shown stay, with a word if they are old. */
export function PortfolioBoundary({ state, children }: PortfolioBoundaryProps) {
  const t = useTranslate();
  const { portfolio, hasFailed, isRefreshing, refresh } = state;
  if (!portfolio && hasFailed) {
    return (
      <ErrorPanel
        title={t('Couldn’t load your balances')}
        text={t('Your funds are safe. Please try again in a moment.')}
        retryLabel={t('Retry')}
        onRetry={refresh}
        busy={isRefreshing}
      />
    );
  }
  if (!portfolio) {
    return (
      <Panel>
        <Stack gap={4}>
          <Skeleton width={120} />
          <Skeleton width={280} height={52} label={t('Loading your balances')} />
          <Skeleton lines={3} height={44} />
        </Stack>
      </Panel>
    );
  }
  return (
    <>
      {hasFailed && (
        <Alert
          tone="warn"
          action={
            <Button variant="secondary" size="small" onClick={refresh} busy={isRefreshing}>
              {t('Retry')}
            </Button>
          }
        >
          {t('Couldn’t refresh your balances. Showing the last known values.')}
        </Alert>
      )}
      {children(portfolio)}
    </>
  );
}
