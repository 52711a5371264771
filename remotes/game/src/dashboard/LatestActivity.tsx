import { useDeferredValue } from 'react';
import { SCREENS, WALLET_REFRESH_MS, type Transaction } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Alert, Button, clockIcon, EmptyState, Panel, Skeleton } from '@hashgrid/ui';
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

/** The newest entries of the player's ledger; those at hand stay while newer ones are asked for. */
export function LatestActivity() {
  const t = useTranslate();
  const {
    data: latest,
    isError,
    isFetching,
    refetch,
  } = useGetLatestActivityQuery(undefined, {
    pollingInterval: WALLET_REFRESH_MS,
  });
  // The balances are drawn first: what is newest is below them, and its times are costly to write.
  const data = useDeferredValue(latest, undefined);
  return (
    <Panel title={t('Recent activity')}>
      {data && <Entries transactions={data} />}
      {!data && isError && (
        <Alert
          tone="error"
          action={
            <Button variant="secondary" size="small" onClick={() => void refetch()} busy={isFetching}>
              {t('Retry')}
            </Button>
          }
        >
          {t('Couldn’t load your activity')}
        </Alert>
      )}
      {!data && !isError && <Skeleton lines={5} height={40} label={t('Loading your activity')} />}
    </Panel>
  );
}

function Entries({ transactions }: { transactions: readonly Transaction[] }) {
  return transactions.length > 0 ? <ActivityList transactions={transactions} /> : <NoActivity />;
}
