import type { Queries } from '../database/Database';
import { readPoolBalances } from '../ledger/ledger.queries';
import type { Reserves } from './exchangeRules';

/** Returns the pool's reserves of the two tokens with these codes, without locking them. */
export async function readReserves(
  queries: Queries,
  { from, to }: { from: string; to: string },
): Promise<Reserves> {
  const pool = await readPoolBalances(queries);
  return { from: pool.get(from) ?? 0n, to: pool.get(to) ?? 0n };
}
