import type { Context } from '../src/Context';
import { advanceTime } from './newMiner';
import type { TestApi } from './openTestApi';

/** Returns a context that settles the next block before its first statement with this text, as another process would. */
export function settleBeforeStatement(api: TestApi, text: string): Context {
  const { database, config } = api.context;
  let isSettled = false;
  return {
    ...api.context,
    database: {
      ...database,
      async query<Row>(sql: string, parameters?: unknown[]) {
        const isDue = !isSettled && sql.includes(text);
        isSettled ||= isDue;
        if (isDue) await advanceTime(api, config.gameProfile.blockSeconds);
        return database.query<Row>(sql, parameters);
      },
    },
  };
}
