import type { Queries } from '../database/Database';
import { listSystemBalances } from '../ledger/ledger.queries';
import type { Reserves } from './exchangeRules';
import type { PreparedExchange } from './prepareExchange';

/** Returns the pool's reserves of the two tokens of an exchange, without locking them. */
export async function readReserves(
  queries: Queries,
  { from, to }: Pick<PreparedExchange, 'from' | 'to'>,
): Promise<Reserves> {
  const pool = new Map((await listSystemBalances(queries, 'pool')).map((row) => [row.token, row.balance]));
  return { from: pool.get(from.code) ?? 0n, to: pool.get(to.code) ?? 0n };
}
