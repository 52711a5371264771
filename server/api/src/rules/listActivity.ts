import type { Transactions } from '@hashgrid/contracts';
import { listTransactions, type TransactionRow } from '../repositories/transactions';
import { toDecimal } from './amounts';
import type { Context } from './Context';
import { readCursor } from './cursors';

const toTransaction = (row: TransactionRow) => ({
  id: row.entryId,
  lineId: row.legId.toString(),
  purpose: null,
  kind: row.kind,
  token: row.token,
  amount: toDecimal(row.amount, row.decimals),
  counterparty: row.counterparty,
  ...(row.note !== null && { note: row.note }),
  createdAt: row.createdAt.toISOString(),
});

/** A page of the player's own movements, newest first [C16]. */
export async function listActivity(
  { database }: Context,
  page: { playerId: string; cursor?: string; token?: string; limit: number },
): Promise<Transactions> {
  // One more than asked for tells whether there is a next page.
  const rows = await listTransactions(database, {
    playerId: page.playerId,
    beforeLeg: readCursor(page.cursor),
    token: page.token ?? null,
    count: page.limit + 1,
  });
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toTransaction),
    nextCursor: rows.length > page.limit && last ? last.legId.toString() : null,
    previousCursor: shown[0]?.legId.toString() ?? null,
  };
}
