import type { Context } from '../src/Context';

/** Returns a context that runs `effect` just before its first transaction, as a concurrent request would. */
export function runBeforeTransaction(context: Context, effect: () => Promise<unknown>): Context {
  let pending: typeof effect | null = effect;
  const { database } = context;
  return {
    ...context,
    database: {
      ...database,
      async transaction(work) {
        const run = pending;
        pending = null;
        await run?.();
        return database.transaction(work);
      },
    },
  };
}
