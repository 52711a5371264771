import type { Context } from '../src/Context';
import { lockAccounts } from '../src/ledger/ledger.queries';
import type { TestApi } from './openTestApi';

/** Runs `work` while a player's ledger accounts are locked, with a context whose transactions hardly wait for a lock. */
export const whileAccountsAreLocked = <Result>(
  { context, database }: TestApi,
  playerId: string,
  work: (context: Context) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async (locking) => {
    await lockAccounts(locking, { tokens: ['USDT'], players: [playerId], systems: [] });
    const impatient: Context['database'] = {
      ...context.database,
      transaction: (run) =>
        context.database.transaction(async (transaction) => {
          await transaction.script('set local lock_timeout = 50');
          return run(transaction);
        }),
    };
    return work({ ...context, database: impatient });
  });
