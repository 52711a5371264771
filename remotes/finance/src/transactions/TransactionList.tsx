import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { TransactionFilter, Transactions } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Alert, Button, VisuallyHidden } from '@hashgrid/ui';
import { Body, Head, Table } from './list.styles';
import { INITIAL_PAGES, withOffsets, updatePage } from './loadedPages';
import { TransactionPageRows } from './TransactionPageRows';
import { useVisibleRows } from './useVisibleRows';

interface TransactionListProps {
  filter: TransactionFilter;
  /** Description is shown when there is nothing. */
  empty: ReactNode;
}

/** For screen readers: not known while there are further pages. */
const UNKNOWN_COUNT = -1;

function useLoadedPages() {
  const [pages, setPages] = useState(INITIAL_PAGES);
  const [failure, setFailure] = useState<{ index: number; retry: () => void } | null>(null);
  const onLoad = useCallback((index: number, page: Transactions) => {
    setPages((current) => updatePage(current, index, page));
    setFailure((current) => (current?.index === index ? null : current));
  }, []);
  const onError = useCallback((index: number, refetch: () => void) => {
    const retry = () => {
      setFailure(null);
      refetch();
    };
    setFailure({ index, retry });
  }, []);
  return { placed: withOffsets(pages), failure, news: { onLoad, onError } };
}

/** The lines of the ledger that the filters leave: pages come as they are scrolled to, and only rows in sight are drawn. */
export function TransactionList({ filter, empty }: TransactionListProps) {
  const t = useTranslate();
  const body = useRef<HTMLDivElement>(null);
  const { placed, failure, news } = useLoadedPages();
  const last = placed.at(-1);
  const count = last ? last.offset + last.count : 0;
  const { rowHeight, range } = useVisibleRows(body, count);
  const hasAny = placed[0]?.isLoaded === true;
  if (hasAny && count === 0) return empty;
  const inSight = placed.filter(
    ({ offset, count: rows }) => offset < range.end && offset + rows > range.start,
  );
  const isAllKnown = last?.isLoaded === true;
  return (
    <>
      {!hasAny && !failure && <VisuallyHidden role="status">{t('Loading your transactions')}</VisuallyHidden>}
      <Table
        role="table"
        aria-label={t('Transactions')}
        aria-rowcount={isAllKnown ? count + 1 : UNKNOWN_COUNT}
        hidden={!hasAny && failure !== null}
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
          {inSight.map((page) => (
            <TransactionPageRows
              key={page.cursor ?? ''}
              filter={filter}
              page={page}
              range={range}
              rowHeight={rowHeight}
              {...news}
            />
          ))}
        </Body>
      </Table>
      {failure && (
        <Alert
          tone="error"
          action={
            <Button variant="secondary" size="small" onClick={failure.retry}>
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
