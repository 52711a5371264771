import type { Queries } from '../database/Database';
import { listSystemBalances } from '../ledger/ledger.queries';
import type { Reserves } from './exchangeRules';

/** Returns the pool's reserves of the two tokens of an exchange, by their codes, without locking them. */
export async function readReserves(
  queries: Queries,
  { from, to }: { from: string; to: string },
): Promise<Reserves> {
  const pool = new Map((await listSystemBalances(queries, 'pool')).map((row) => [row.token, row.balance]));
  return { from: pool.get(from) ?? 0n, to: pool.get(to) ?? 0n };
}
