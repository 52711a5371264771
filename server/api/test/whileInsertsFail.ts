import type { TestApi } from './openTestApi';

/** Runs `work` while the database rejects new rows of a table, as if it failed at that point of a transaction. */
export async function whileInsertsFail<Result>(
  { database }: TestApi,
  table: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await database.script(`alter table ${table} add constraint test_fault check (false) not valid`);
  try {
    return await work();
  } finally {
    await database.script(`alter table ${table} drop constraint test_fault`);
  }
}
