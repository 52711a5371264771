import { DEFAULT_TOKEN_SYMBOL, MINED_TOKEN_SYMBOL } from '@hashgrid/contracts';
import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import type { Reserves } from './exchangeRules';
import { readReserves } from './readReserves';

const CACHE_KEY = 'reserves';

/**
 * Returns the pool's reserves for a sale of ORE, for estimates, shared by all calls of this process. Swaps in other
 * processes show up to `SHARED_READ_SECONDS` later.
 */
export const readSharedReserves = (context: Context): Promise<Reserves> =>
  context.reads.share(CACHE_KEY, () =>
    readReserves(context.database, { from: MINED_TOKEN_SYMBOL, to: DEFAULT_TOKEN_SYMBOL }),
  );

/** Invalidates the cached reserves once the transaction that changes the pool has committed. */
export const invalidateReservesAfterCommit = ({ reads }: Context, transaction: Transaction): void =>
  transaction.afterCommit(() => reads.invalidate(CACHE_KEY));
