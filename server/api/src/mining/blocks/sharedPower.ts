import type { Context } from '../../Context';
import type { Transaction } from '../../database/Database';
import { readPower } from './chain.queries';

const NAME = 'power';

/**
 * Returns the hashrate of all players and the number of active miners, shared by all calls of this process. Changes in
 * other processes, and batteries that run out, show up to `SHARED_READ_SECONDS` later.
 */
export const readSharedPower = ({ database, reads }: Context, now: number) =>
  reads.share(NAME, () => readPower(database, now));

/** Makes `readSharedPower` query the database again once the transaction, which may change nodes, has committed. */
export const refreshPowerAfter = ({ reads }: Context, transaction: Transaction): void =>
  transaction.afterCommit(() => reads.invalidate(NAME));
