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

/** The start of a text that a spreadsheet may read as a formula. Excel accepts full-width characters, too. */
const FORMULA_START = /^(?:[\t\r\n]|["\s]*[=+\-@＝＋－＠])/;
/** Excel splits at semicolons where the comma is the decimal separator, and quotes inside a line don't stop it there. */
const FORMULA_AFTER_SEPARATOR = /(?=[=+\-@＝＋－＠])(?<=[;\t\r\n]["\s]*)/g;

/** Escapes a cell: apostrophes keep spreadsheets from running a formula, and quotes are doubled. */
export function formatCsvCell(text: string): string {
  const guarded = text.replace(FORMULA_START, "'$&").replace(FORMULA_AFTER_SEPARATOR, "'");
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
