import { isOutgoing, type Transaction } from '@hashgrid/contracts';

const COLUMNS = [
  'time',
  'kind',
  'direction',
  'amount',
  'token',
  'purpose',
  'counterparty',
  'note',
  'transaction',
];
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

/** A text that a spreadsheet would take for a formula is made a text by an apostrophe; quotes are doubled. */
export function csvCell(text: string): string {
  const guarded = /^[=+\-@\t\r\n]/.test(text.trimStart()) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

export const csvHeader = (): string => `${BYTE_ORDER_MARK}${COLUMNS.join(',')}${LINE_END}`;

/** One line of the file. The sign of the amount is a column of its own, so that no cell begins with a minus. */
export function csvLine(transaction: Transaction): string {
  const isOut = isOutgoing(transaction);
  return (
    [
      transaction.createdAt,
      transaction.kind,
      isOut ? 'out' : 'in',
      isOut ? transaction.amount.slice(1) : transaction.amount,
      transaction.token,
      transaction.purpose ?? '',
      transaction.counterparty ?? '',
      transaction.note ?? '',
      transaction.id,
    ]
      .map(csvCell)
      .join(',') + LINE_END
  );
}
