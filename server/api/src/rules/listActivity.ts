import type { Transactions } from '@hashgrid/contracts';
import { MESSAGES } from '../messages';
import { listTransactions, type TransactionRow } from '../repositories/transactions';
import { toDecimal } from './amounts';
import type { Context } from './Context';
import { ProductError } from './ProductError';

const MAX_BIGINT = 2n ** 63n - 1n;

function readCursor(cursor: string | undefined): bigint | null {
  if (!cursor) return null;
  const leg = /^\d{1,19}$/.test(cursor) ? BigInt(cursor) : -1n;
  if (leg < 0n || leg > MAX_BIGINT) throw new ProductError(422, MESSAGES.cursorWrong);
  return leg;
}

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
