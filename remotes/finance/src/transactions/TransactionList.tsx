import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { TransactionFilter, Transactions } from '@hashgrid/contracts';
import { useApiOutage, useTranslate } from '@hashgrid/platform';
import { Alert, Button, VisuallyHidden } from '@hashgrid/ui';
import { Body, Head, Table } from './list.styles';
import { INITIAL_PAGES, addOffsets, updatePage } from './loadedPages';
import { TransactionPageRows } from './TransactionPageRows';
import { useVisibleRows } from './useVisibleRows';

interface TransactionListProps {
  filter: TransactionFilter;
  /** Shown when there are no transactions. */
  empty: ReactNode;
}

/** `aria-rowcount` of a table whose number of rows is unknown. */
const UNKNOWN_COUNT = -1;

/** Functions that load failed pages again, by the index of the page. */
type FailedPages = ReadonlyMap<number, () => void>;

function useLoadedPages() {
  const [pages, setPages] = useState(INITIAL_PAGES);
  const [failedPages, setFailedPages] = useState<FailedPages>(new Map());
  const clearError = useCallback(
    (index: number) =>
      setFailedPages((current) =>
        current.has(index) ? new Map([...current].filter(([failedIndex]) => failedIndex !== index)) : current,
      ),
    [],
  );
  const onLoad = useCallback(
    (index: number, page: Transactions) => {
      setPages((current) => updatePage(current, index, page));
      clearError(index);
    },
    [clearError],
  );
  const onError = useCallback(
    (index: number, refetch: () => void) => setFailedPages((current) => new Map(current).set(index, refetch)),
    [],
  );
  const retry = () => {
    setFailedPages(new Map());
    failedPages.forEach((refetch) => refetch());
  };
  return {
    pages: addOffsets(pages),
    hasFailed: failedPages.size > 0,
    retry,
    callbacks: { onLoad, onError, onUnmount: clearError },
  };
}

/** Virtualized list of the player's ledger lines that match the filter; pages load as they are scrolled into view. */
export function TransactionList({ filter, empty }: TransactionListProps) {
  const t = useTranslate();
  const body = useRef<HTMLDivElement>(null);
  const { pages, hasFailed, retry, callbacks } = useLoadedPages();
  const isOutage = useApiOutage() !== 'none';
  // The shell's banner reports an outage once for the whole page, and the list's pages load again when it is over.
  const shouldShowFailure = hasFailed && !isOutage;
  const lastPage = pages.at(-1);
  const count = lastPage ? lastPage.offset + lastPage.count : 0;
  const { rowHeight, range } = useVisibleRows(body, count);
  const hasFirstPage = pages[0]?.isLoaded === true;
  if (hasFirstPage && count === 0) return empty;
  const visiblePages = pages.filter(
    ({ offset, count: rows }) => offset < range.end && offset + rows > range.start,
  );
  const isComplete = lastPage?.isLoaded === true;
  return (
    <>
      {!hasFirstPage && !shouldShowFailure && (
        <VisuallyHidden role="status">{t('Loading your transactions')}</VisuallyHidden>
      )}
      <Table
        role="table"
        aria-label={t('Transactions')}
        aria-rowcount={isComplete ? count + 1 : UNKNOWN_COUNT}
        hidden={!hasFirstPage && shouldShowFailure}
      >
        <div role="rowgroup">
          <Head role="row" aria-rowindex={1}>
            <span role="columnheader">{t('Date')}</span>
            <span role="columnheader">{t('Details')}</span>
            <span role="columnheader">{t('Note')}</span>
            <span role="columnheader">{t('Amount')}</span>
          </Head>
        </div>
        <Body ref={body} role="rowgroup" style={{ blockSize: count * rowHeight }}>
          {visiblePages.map((page) => (
            <TransactionPageRows
              key={page.cursor ?? ''}
              filter={filter}
              page={page}
              range={range}
              rowHeight={rowHeight}
              {...callbacks}
            />
          ))}
        </Body>
      </Table>
      {shouldShowFailure && (
        <Alert
          tone="error"
          action={
            <Button variant="secondary" size="small" onClick={retry}>
              {t('Retry')}
            </Button>
          }
          style={{ position: 'sticky', insetBlockEnd: 16 }}
        >
          {t('Couldn’t load your transactions')}
        </Alert>
      )}
    </>
  );
}
