import { useState } from 'react';
import type { Transactions } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Alert, Button, EmptyState, Panel, Skeleton, Stack, transactionsIcon } from '@hashgrid/ui';
import { TransactionTable } from './TransactionTable';
import { useGetTokenActivityQuery } from './tokenActivityApi';

interface TokenActivityProps {
  id: string;
  symbol: string;
}

interface ActivityPageProps {
  symbol: string;
  page: Transactions;
  /** Null on the newest page. */
  onNewer: (() => void) | null;
  onOlder(cursor: string): void;
}

function ActivityPage({ symbol, page: { items, nextCursor }, onNewer, onOlder }: ActivityPageProps) {
  const t = useTranslate();
  if (items.length === 0) {
    return (
      <EmptyState
        icon={transactionsIcon}
        title={t('Nothing has happened with %token% yet', { token: symbol })}
      />
    );
  }
  return (
    <Stack gap={4}>
      <TransactionTable symbol={symbol} transactions={items} />
      <Stack row gap={3}>
        {onNewer && (
          <Button variant="secondary" size="small" onClick={onNewer}>
            {t('Newer')}
          </Button>
        )}
        {nextCursor && (
          <Button variant="secondary" size="small" onClick={() => onOlder(nextCursor)}>
            {t('Older')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

/** The player's entries in one token, a page at a time. */
export function TokenActivity({ id, symbol }: TokenActivityProps) {
  const t = useTranslate();
  const [cursors, setCursors] = useState<(string | null)[]>([null]);
  const cursor = cursors.at(-1) ?? null;
  const query = useGetTokenActivityQuery({ token: symbol, cursor });
  const { currentData: page, isError, isFetching, refetch } = query;
  return (
    <Panel id={id} title={t('Activity of %token%', { token: symbol })}>
      {page && (
        <ActivityPage
          symbol={symbol}
          page={page}
          onNewer={cursors.length > 1 ? () => setCursors(cursors.slice(0, -1)) : null}
          onOlder={(older) => setCursors([...cursors, older])}
        />
      )}
      {!page && isError && (
        <Alert
          tone="error"
          action={
            <Button variant="secondary" size="small" onClick={() => void refetch()} busy={isFetching}>
              {t('Retry')}
            </Button>
          }
        >
          {t('Your activity did not arrive')}
        </Alert>
      )}
      {!page && !isError && <Skeleton lines={4} height={40} label={t('Loading your activity')} />}
    </Panel>
  );
}
