import { transactionText, type Transaction } from '@hashgrid/contracts';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { Skeleton } from '@hashgrid/ui';
import { SignedAmount } from '../values/SignedAmount';
import { Note, OpenButton, Row, AmountCell, Description, Timestamp } from './list.styles';
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
const toAriaRowIndex = (index: number) => index + 2;

/** A line of the ledger; it opens its entry. */
export function TransactionRow({ index, rowHeight, transaction }: TransactionRowProps) {
  const t = useTranslate();
  const { dateTime } = useFormat();
  const open = useOpenTransaction();
  const { id, token, amount, note, createdAt } = transaction;
  const { key, values } = transactionText(transaction);
  return (
    <Row role="row" aria-rowindex={toAriaRowIndex(index)} data-row style={{ top: index * rowHeight }}>
      <Timestamp role="cell">
        <time dateTime={createdAt}>{dateTime(createdAt)}</time>
      </Timestamp>
      <Description role="cell">
        <OpenButton type="button" aria-haspopup="dialog" onClick={() => open(id)}>
          {t(key, values)}
        </OpenButton>
      </Description>
      <Note role="cell">{note && <bdi>{note}</bdi>}</Note>
      <AmountCell role="cell">
        <SignedAmount value={amount} token={token} strong />
      </AmountCell>
    </Row>
  );
}

/** Holds the place of a line that is on its way. */
export function PlaceholderRow({ index, rowHeight }: RowProps) {
  return (
    <Row role="presentation" data-row style={{ top: index * rowHeight }}>
      <Description>
        <Skeleton width="60%" />
      </Description>
      <AmountCell>
        <Skeleton width={90} />
      </AmountCell>
    </Row>
  );
}
