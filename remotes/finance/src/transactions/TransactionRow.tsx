import { SignedAmount } from '@hashgrid/app-ui';
import { describeTransaction, type Transaction } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { isolateBidi, Skeleton } from '@hashgrid/ui';
import { DateTime } from '../values/DateTime';
import { Note, OpenButton, Row, AmountCell, Description, Timestamp } from './list.styles';
import { useOpenTransaction } from './useOpenTransaction';

interface RowProps {
  /** Index in the whole list. */
  index: number;
  rowHeight: number;
}

interface TransactionRowProps extends RowProps {
  transaction: Transaction;
}

/** `aria-rowindex` starts at 1, for the header row. */
const toAriaRowIndex = (index: number) => index + 2;

/** A ledger line, with a button that opens its transaction. */
export function TransactionRow({ index, rowHeight, transaction }: TransactionRowProps) {
  const t = useTranslate();
  const open = useOpenTransaction();
  const { id, token, amount, note, createdAt } = transaction;
  const { key, values } = describeTransaction(transaction, isolateBidi);
  return (
    <Row role="row" aria-rowindex={toAriaRowIndex(index)} data-row style={{ top: index * rowHeight }}>
      <Timestamp role="cell">
        <DateTime at={createdAt} />
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

/** Placeholder for a line that is loading. */
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
