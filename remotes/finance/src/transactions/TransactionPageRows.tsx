import { useEffect } from 'react';
import { hasFailed, type Query } from '@hashgrid/app-ui';
import { WALLET_REFRESH_MS, type TransactionFilter, type Transactions } from '@hashgrid/contracts';
import type { PositionedPage } from './loadedPages';
import { PlaceholderRow, TransactionRow } from './TransactionRow';
import { useGetTransactionsQuery } from './transactionsApi';
import type { RowRange } from './useVisibleRows';

/** Callbacks by which a page reports its result to the list. */
export interface PageCallbacks {
  onLoad: (index: number, page: Transactions) => void;
  /** Called with the query of a page that has failed, and with null once it has loaded or left the viewport. */
  onFailureChange: (index: number, query: Query | null) => void;
}

interface TransactionPageRowsProps extends PageCallbacks {
  filter: TransactionFilter;
  page: PositionedPage;
  range: RowRange;
  rowHeight: number;
  /** Whether new transactions appear on this page. */
  isPolled: boolean;
}

/** The rows of one page of the list that are in the viewport; placeholders until the page has loaded. */
export function TransactionPageRows(props: TransactionPageRowsProps) {
  const { filter, page, range, rowHeight, isPolled, onLoad, onFailureChange } = props;
  const { cursor, index: pageIndex, offset, count } = page;
  const { currentData, isError, error, isFetching, refetch } = useGetTransactionsQuery(
    { filter, cursor },
    { pollingInterval: isPolled ? WALLET_REFRESH_MS : 0, skipPollingIfUnfocused: true },
  );
  useEffect(() => {
    if (currentData) onLoad(pageIndex, currentData);
  }, [currentData, onLoad, pageIndex]);
  useEffect(() => {
    const query = { data: currentData, isError, error, isFetching, refetch };
    if (!hasFailed(query)) return;
    onFailureChange(pageIndex, query);
    // The `refetch` of an unmounted query throws.
    return () => onFailureChange(pageIndex, null);
  }, [currentData, isError, error, isFetching, refetch, onFailureChange, pageIndex]);
  const start = Math.max(range.start, offset);
  const end = Math.min(range.end, offset + count);
  return Array.from({ length: Math.max(0, end - start) }, (_, position) => start + position).map((index) => {
    const transaction = currentData?.items[index - offset];
    return transaction ? (
      <TransactionRow
        key={transaction.lineId}
        index={index}
        rowHeight={rowHeight}
        transaction={transaction}
      />
    ) : (
      <PlaceholderRow key={`placeholder-${index}`} index={index} rowHeight={rowHeight} />
    );
  });
}
