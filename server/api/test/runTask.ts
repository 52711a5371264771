import type { Context } from '../src/Context';
import { waitUntil } from './waitUntil';

/**
 * Runs a task that only one process runs at a time. Tests on a PostgreSQL server share its advisory locks, so the task is repeated
 * until no other test file holds its lock.
 */
export async function runTask(context: Context, task: (context: Context) => Promise<void>): Promise<void> {
  await waitUntil(async () => {
    let hasRun = true;
    const transaction: Context['database']['transaction'] = (work) =>
      context.database.transaction((inner) =>
        work({
          ...inner,
          async query<Row>(sql: string, parameters?: unknown[]) {
            const rows = await inner.query<Row>(sql, parameters);
            if (sql.includes('pg_try_advisory_xact_lock'))
              // The only column, whose name the tasks choose.
              hasRun = rows.every((row) => Object.values(row as object).every(Boolean));
            return rows;
          },
        }),
      );
    await task({ ...context, database: { ...context.database, transaction } });
    return hasRun;
  });
}
