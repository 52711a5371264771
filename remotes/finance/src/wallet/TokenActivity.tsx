import { useState } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { Button, EmptyState, ErrorPanel, Panel, Skeleton, Stack, transactionsIcon } from '@hashgrid/ui';
import { TransactionTable } from './TransactionTable';
import { useGetTokenActivityQuery } from './tokenActivityApi';

interface TokenActivityProps {
  id: string;
  symbol: string;
}

/** The player's entries in one token, a page at a time. */
export function TokenActivity({ id, symbol }: TokenActivityProps) {
  const t = useTranslate();
  const [cursors, setCursors] = useState<(string | null)[]>([null]);
  const cursor = cursors.at(-1) ?? null;
  const { currentData, isError, isFetching, refetch } = useGetTokenActivityQuery({ token: symbol, cursor });
  const next = currentData?.nextCursor;
  return (
    <Panel id={id} title={t('Activity of %token%', { token: symbol })}>
      {isError && !currentData && (
        <ErrorPanel
          title={t('Your activity did not arrive')}
          retryLabel={t('Retry')}
          onRetry={refetch}
          busy={isFetching}
        />
      )}
      {!isError && !currentData && <Skeleton lines={4} height={40} label={t('Loading your activity')} />}
      {currentData?.items.length === 0 && (
        <EmptyState
          icon={transactionsIcon}
          title={t('Nothing has happened with %token% yet', { token: symbol })}
        />
      )}
      {currentData && currentData.items.length > 0 && (
        <Stack gap={4}>
          <TransactionTable symbol={symbol} transactions={currentData.items} />
          <Stack row gap={3}>
            {cursors.length > 1 && (
              <Button variant="secondary" size="small" onClick={() => setCursors(cursors.slice(0, -1))}>
                {t('Newer')}
              </Button>
            )}
            {next && (
              <Button variant="secondary" size="small" onClick={() => setCursors([...cursors, next])}>
                {t('Older')}
              </Button>
            )}
          </Stack>
        </Stack>
      )}
    </Panel>
  );
}
