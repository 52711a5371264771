import { useCallback, useRef, useState, type ReactNode } from 'react';
import { QueryAlert, useShouldShowFailure, type Query } from '@hashgrid/app-ui';
import type { TransactionFilter, Transactions } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { VisuallyHidden } from '@hashgrid/ui';
import { Body, Failure, Head, Table } from './list.styles';
import { INITIAL_PAGES, addOffsets, findVisiblePages, getNewestPageIndex, updatePage } from './loadedPages';
import { TransactionPageRows } from './TransactionPageRows';
import { useVisibleRows } from './useVisibleRows';

interface TransactionListProps {
  filter: TransactionFilter;
  /** Shown when there are no transactions. */
  empty: ReactNode;
}

/** `aria-rowcount` of a table whose number of rows is unknown. */
const UNKNOWN_COUNT = -1;

/** Combines the failed queries of several pages into one, whose `refetch` loads all of them again. */
const combineQueries = (queries: readonly Query[]): Query => ({
  data: queries.every(({ data }) => data !== undefined) ? queries[0]?.data : undefined,
  isError: queries.some(({ isError }) => isError),
  error: queries[0]?.error,
  isFetching: queries.some(({ isFetching }) => isFetching),
  refetch: () => queries.forEach(({ refetch }) => refetch()),
});

function useLoadedPages() {
  const [pages, setPages] = useState(INITIAL_PAGES);
  const [failedQueries, setFailedQueries] = useState<ReadonlyMap<number, Query>>(new Map());
  const onLoad = useCallback(
    (index: number, page: Transactions) => setPages((current) => updatePage(current, index, page)),
    [],
  );
  const onFailureChange = useCallback(
    (index: number, query: Query | null) =>
      setFailedQueries((current) => {
        const next = new Map(current);
        if (query) next.set(index, query);
        else next.delete(index);
        return next;
      }),
    [],
  );
  return {
    pages: addOffsets(pages),
    failure: combineQueries([...failedQueries.values()]),
    callbacks: { onLoad, onFailureChange },
  };
}

/** Virtualized list of the player's transactions that match the filter; pages load as they are scrolled into view. */
export function TransactionList({ filter, empty }: TransactionListProps) {
  const t = useTranslate();
  const body = useRef<HTMLDivElement>(null);
  const { pages, failure, callbacks } = useLoadedPages();
  const shouldShowFailure = useShouldShowFailure(failure);
  const lastPage = pages.at(-1);
  const count = lastPage ? lastPage.offset + lastPage.count : 0;
  const { rowHeight, range } = useVisibleRows(body, count);
  const hasFirstPage = pages[0]?.isLoaded === true;
  const isEmpty = hasFirstPage && count === 0;
  const newestPageIndex = getNewestPageIndex(pages, filter.order);
  const isComplete = lastPage?.isLoaded === true;
  return (
    <>
      {!hasFirstPage && !shouldShowFailure && (
        <VisuallyHidden role="status">{t('Loading your transactions')}</VisuallyHidden>
      )}
      {isEmpty && empty}
      <Table
        role="table"
        aria-label={t('Transactions')}
        aria-rowcount={isComplete ? count + 1 : UNKNOWN_COUNT}
        hidden={isEmpty || (!hasFirstPage && shouldShowFailure)}
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
          {findVisiblePages(pages, range).map((page) => (
            <TransactionPageRows
              key={page.cursor ?? ''}
              filter={filter}
              page={page}
              range={range}
              rowHeight={rowHeight}
              isPolled={page.index === newestPageIndex}
              {...callbacks}
            />
          ))}
        </Body>
      </Table>
      {shouldShowFailure && (
        <Failure>
          <QueryAlert query={failure} failure={t('Couldn’t load your transactions')} />
        </Failure>
      )}
    </>
  );
}
