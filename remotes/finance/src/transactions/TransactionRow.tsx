import { transactionText, type Transaction } from '@hashgrid/contracts';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { Skeleton } from '@hashgrid/ui';
import { SignedAmount } from '../figures/SignedAmount';
import { Note, Opener, Row, Value, What, When } from './list.styles';
import { useOpenTransaction } from './useOpenTransaction';

interface RowProps {
  /** In the whole list. */
  index: number;
  rowHeight: number;
}

interface TransactionRowProps extends RowProps {
  transaction: Transaction;
}

/** For screen readers: rows are counted from one, and the head is the first. */
const rowIndexOf = (index: number) => index + 2;

/** A line of the ledger; it opens its entry. */
export function TransactionRow({ index, rowHeight, transaction }: TransactionRowProps) {
  const t = useTranslate();
  const { dateTime } = useFormat();
  const open = useOpenTransaction();
  const { id, token, amount, note, createdAt } = transaction;
  const { key, values } = transactionText(transaction);
  return (
    <Row role="row" aria-rowindex={rowIndexOf(index)} data-row style={{ top: index * rowHeight }}>
      <When role="cell">
        <time dateTime={createdAt}>{dateTime(createdAt)}</time>
      </When>
      <What role="cell">
        <Opener type="button" aria-haspopup="dialog" onClick={() => open(id)}>
          {t(key, values)}
        </Opener>
      </What>
      <Note role="cell">{note && <bdi>{note}</bdi>}</Note>
      <Value role="cell">
        <SignedAmount value={amount} token={token} strong />
      </Value>
    </Row>
  );
}

/** Holds the place of a line that is on its way. */
export function ComingRow({ index, rowHeight }: RowProps) {
  return (
    <Row role="presentation" data-row style={{ top: index * rowHeight }}>
      <What>
        <Skeleton width="60%" />
      </What>
      <Value>
        <Skeleton width={90} />
      </Value>
    </Row>
  );
}
