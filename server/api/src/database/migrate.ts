import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './Database';

const MIGRATIONS = new URL('../../migrations/', import.meta.url);
/** Key that no other advisory lock uses. A second process that starts at the same time waits for the first. */
const ADVISORY_LOCK = 4_711_001;

/** Applies the files of `migrations/` that have not been applied yet, in the order of their names, all or nothing. */
export async function migrate(database: Database): Promise<void> {
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).sort();
  await database.transaction(async (queries) => {
    await queries.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
    await queries.script(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null)',
    );
    const applied = new Set(
      (await queries.query<{ name: string }>('select name from migrations')).map(({ name }) => name),
    );
    for (const file of files.filter((name) => !applied.has(name))) {
      await queries.script(await readFile(new URL(file, MIGRATIONS), 'utf8'));
      await queries.query('insert into migrations (name, applied_at) values ($1, now())', [file]);
    }
  });
}
