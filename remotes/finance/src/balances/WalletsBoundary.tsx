import type { ReactNode } from 'react';
import { useApiOutage, useTranslate, useWallets } from '@hashgrid/platform';
import { ErrorPanel, Panel, Skeleton } from '@hashgrid/ui';

/** Renders its children once the player's wallets are loaded. */
export function WalletsBoundary({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { wallets, status, refetch } = useWallets();
  const isOutage = useApiOutage() !== 'none';
  if (wallets.length > 0) return children;
  if (status === 'error' && !isOutage) {
    return (
      <ErrorPanel
        title={t('Couldn’t load your balances')}
        text={t('Your funds are safe. Please try again in a moment.')}
        retryLabel={t('Retry')}
        onRetry={refetch}
      />
    );
  }
  return (
    <Panel>
      <Skeleton lines={4} height={48} label={t('Loading your balances')} />
    </Panel>
  );
}
