import type { ReactNode } from 'react';
import { useHasLoadedWallets, useShouldShowFailure } from '@hashgrid/app-ui';
import { api, useTranslate, useWallets } from '@hashgrid/platform';
import { ErrorPanel, Panel, Skeleton } from '@hashgrid/ui';

interface WalletsBoundaryProps {
  /** Whether to show the skeleton although the wallets are loaded, because the children need something else, too. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** Renders its children once the player's wallets are loaded; there may be none. */
export function WalletsBoundary({ isWaiting = false, children }: WalletsBoundaryProps) {
  const t = useTranslate();
  const { refetch } = useWallets();
  const hasLoaded = useHasLoadedWallets();
  const query = api.endpoints.getWallets.useQueryState();
  const shouldShowFailure = useShouldShowFailure(query);
  if (hasLoaded && !isWaiting) return children;
  if (!hasLoaded && shouldShowFailure) {
    return (
      <ErrorPanel
        title={t('Couldn’t load your balances')}
        text={t('Your funds are safe. Please try again in a moment.')}
        retryLabel={t('Retry')}
        onRetry={refetch}
        busy={query.isFetching}
      />
    );
  }
  return (
    <Panel>
      <Skeleton lines={4} height={48} label={t('Loading your balances')} />
    </Panel>
  );
}
