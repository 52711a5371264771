import { useEffect } from 'react';
import { WALLET_REFRESH_MS, type TransactionFilter, type Transactions } from '@hashgrid/contracts';
import type { PlacedPage } from './pageList';
import { ComingRow, TransactionRow } from './TransactionRow';
import { useGetTransactionsQuery } from './transactionsApi';
import type { RowWindow } from './useRowWindow';

/** What a page tells the list that it is a part of. */
export interface PageNews {
  onArrived: (index: number, page: Transactions) => void;
  onFailed: (index: number, retry: () => void) => void;
}

interface TransactionPageProps extends PageNews {
  filter: TransactionFilter;
  page: PlacedPage;
  range: RowWindow;
  rowHeight: number;
}

/** The rows in sight of one page of the list, placeholders until they come. */
export function TransactionPage(props: TransactionPageProps) {
  const { filter, page, range, rowHeight, onArrived, onFailed } = props;
  const { cursor, index: pageIndex, offset, count } = page;
  const { currentData, isError, isFetching, refetch } = useGetTransactionsQuery(
    { filter, cursor },
    // What is new stands on the first page.
    { pollingInterval: cursor === null ? WALLET_REFRESH_MS : 0 },
  );
  useEffect(() => {
    if (currentData) onArrived(pageIndex, currentData);
  }, [currentData, onArrived, pageIndex]);
  useEffect(() => {
    if (isError && !isFetching) onFailed(pageIndex, () => void refetch());
  }, [isError, isFetching, onFailed, pageIndex, refetch]);
  const start = Math.max(range.start, offset);
  const end = Math.min(range.end, offset + count);
  return Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at).map((index) => {
    const transaction = currentData?.items[index - offset];
    return transaction ? (
      <TransactionRow
        key={transaction.lineId}
        index={index}
        rowHeight={rowHeight}
        transaction={transaction}
      />
    ) : (
      <ComingRow key={`coming-${index}`} index={index} rowHeight={rowHeight} />
    );
  });
}
