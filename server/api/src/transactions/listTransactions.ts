import type { Transaction, TransactionFilter, Transactions } from '@hashgrid/contracts';
import {
  findNewestLeg,
  listTransactions as listRows,
  type TransactionPage,
  type TransactionRow,
} from './transactions.queries';
import { toDecimal } from '../ledger/amounts';
import type { Context } from '../Context';
import { readPage } from '../database/readPage';
import { readCursor } from '../validation/readCursor';
import { parseDayRange } from './parseDayRange';

/** The player, the filter and the position of the page. */
export interface TransactionQuery extends TransactionFilter {
  playerId: string;
  cursor?: string;
  limit: number;
}

const toTransaction = (row: TransactionRow): Transaction => ({
  id: row.entryId,
  lineId: row.legId.toString(),
  kind: row.kind,
  token: row.token,
  amount: toDecimal(row.amount, row.decimals),
  purpose: row.purpose,
  counterparty: row.counterparty,
  ...(row.note !== null && { note: row.note }),
  createdAt: row.createdAt.toISOString(),
});

/** Converts a filter to query parameters. Throws a field error on `from` or `to`, and `invalid` for a malformed cursor. */
export function parsePage({
  playerId,
  token,
  kind,
  direction,
  order,
  ...query
}: TransactionQuery): TransactionPage {
  return {
    playerId,
    token,
    kind,
    direction,
    order: order ?? 'newest',
    cursor: readCursor(query.cursor),
    count: query.limit,
    ...parseDayRange(query),
  };
}

/** Returns a page of the player's own movements, newest first by default. */
export async function listTransactions(
  { database }: Context,
  query: TransactionQuery,
): Promise<Transactions> {
  const page = parsePage(query);
  const { rows, nextCursor } = await readPage(
    query.limit,
    (count) => listRows(database, { ...page, count }),
    ({ legId }) => legId,
  );
  return {
    items: rows.map(toTransaction),
    nextCursor,
    previousCursor: rows[0]?.legId.toString() ?? null,
  };
}

async function* readPages({ database }: Context, firstPage: TransactionPage): AsyncGenerator<Transaction[]> {
  let page = firstPage;
  for (;;) {
    const rows = await listRows(database, page);
    const last = rows.at(-1);
    if (last) yield rows.map(toTransaction);
    if (!last || rows.length < page.count) return;
    page = { ...page, cursor: last.legId };
  }
}

/**
 * Returns the rows of all pages, read page by page. Rows that are added meanwhile are left out: a page could include a row, although
 * the page before has missed an earlier one that was committed later. Rejects when the player's ledger accounts stay locked: only the
 * start waits for them, so that a file doesn't end in the middle.
 */
export async function readAllTransactions(
  context: Context,
  query: TransactionQuery,
): Promise<AsyncGenerator<Transaction[]>> {
  const page = parsePage(query);
  const until = await context.database.transaction((transaction) =>
    findNewestLeg(transaction, query.playerId),
  );
  return readPages(context, { ...page, until });
}
