import type { Context } from '../src/Context';

/** Returns a context whose first transaction begins after `effect`, as if another request had come in between. */
export function interleave(context: Context, effect: () => Promise<unknown>): Context {
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
