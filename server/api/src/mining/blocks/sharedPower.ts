import type { Context } from '../../Context';
import type { Transaction } from '../../database/Database';
import { readPower } from './chain.queries';

const CACHE_KEY = 'power';

/**
 * Returns the hashrate of all players and the number of active miners, shared by all calls of this process. Changes in
 * other processes, and batteries that run out, show up to `SHARED_READ_SECONDS` later.
 */
export const readSharedPower = ({ database, reads }: Context, now: number) =>
  reads.share(CACHE_KEY, () => readPower(database, now));

/** Invalidates the cached power once the transaction, which may change nodes, has committed. */
export const invalidatePowerAfterCommit = ({ reads }: Context, transaction: Transaction): void =>
  transaction.afterCommit(() => reads.invalidate(CACHE_KEY));
