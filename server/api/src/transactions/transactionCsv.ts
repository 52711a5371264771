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
/** Byte order mark, which tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

/** Escapes a cell: an apostrophe keeps spreadsheets from running a formula, and quotes are doubled. */
export function formatCsvCell(text: string): string {
  const guarded = /^[=+\-@\t\r\n]/.test(text.trimStart()) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

export const formatCsvHeader = (): string => `${BYTE_ORDER_MARK}${COLUMNS.join(',')}${LINE_END}`;

/** Returns one line of the file. The direction is a separate column, so that no cell begins with a minus sign. */
export function formatCsvLine(transaction: Transaction): string {
  const isDebit = isOutgoing(transaction);
  return (
    [
      transaction.createdAt,
      transaction.kind,
      isDebit ? 'out' : 'in',
      isDebit ? transaction.amount.slice(1) : transaction.amount,
      transaction.token,
      transaction.purpose ?? '',
      transaction.counterparty ?? '',
      transaction.note ?? '',
      transaction.id,
    ]
      .map(formatCsvCell)
      .join(',') + LINE_END
  );
}
