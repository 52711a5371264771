import { useDeferredValue } from 'react';
import { QueryBoundary } from '@hashgrid/app-ui';
import { SCREENS, WALLET_REFRESH_MS } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Button, clockIcon, EmptyState, Panel, Skeleton } from '@hashgrid/ui';
import { useGetLatestActivityQuery } from './activityApi';
import { ActivityList } from './ActivityList';

function NoActivity() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={clockIcon}
      title={t('No activity yet')}
      text={t('Your payments and earnings will appear here.')}
      action={
        <Button as={AppLink} to={`${SCREENS.pay}?view=receive`} variant="secondary">
          {t('Receive tokens')}
        </Button>
      }
    />
  );
}

/** The newest entries of the player's ledger. During a refresh, the previous ones stay on screen. */
export function LatestActivity() {
  const t = useTranslate();
  const query = useGetLatestActivityQuery(undefined, {
    pollingInterval: WALLET_REFRESH_MS,
    skipPollingIfUnfocused: true,
  });
  // Formatting the times is slow, so the balances above are painted first.
  const data = useDeferredValue(query.data, undefined);
  return (
    <Panel title={t('Recent activity')}>
      <QueryBoundary
        query={{ ...query, data }}
        failure={t('Couldn’t load your activity')}
        skeleton={<Skeleton lines={5} height={40} label={t('Loading your activity')} />}
      >
        {({ items }) => (items.length > 0 ? <ActivityList transactions={items} /> : <NoActivity />)}
      </QueryBoundary>
    </Panel>
  );
}
