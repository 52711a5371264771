import { DEFAULT_TOKEN_SYMBOL, MINED_TOKEN_SYMBOL } from '@hashgrid/contracts';
import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { listSystemBalances } from '../ledger/ledger.queries';
import type { Reserves } from './exchangeRules';

const CACHE_KEY = 'reserves';

async function readPool({ database }: Context): Promise<Reserves> {
  const pool = new Map((await listSystemBalances(database, 'pool')).map((row) => [row.token, row.balance]));
  return { from: pool.get(MINED_TOKEN_SYMBOL) ?? 0n, to: pool.get(DEFAULT_TOKEN_SYMBOL) ?? 0n };
}

/**
 * Returns the pool's reserves for a sale of ORE, for estimates, shared by all calls of this process. Swaps in other
 * processes show up to `SHARED_READ_SECONDS` later.
 */
export const readSharedReserves = (context: Context): Promise<Reserves> =>
  context.reads.share(CACHE_KEY, () => readPool(context));

/** Invalidates the cached reserves once the transaction that changes the pool has committed. */
export const invalidateReservesAfterCommit = ({ reads }: Context, transaction: Transaction): void =>
  transaction.afterCommit(() => reads.invalidate(CACHE_KEY));
