import { readdir, readFile } from 'node:fs/promises';
import { ADVISORY_LOCKS } from './advisoryLocks';
import type { Database, Queries } from './Database';

const MIGRATIONS = new URL('../../migrations/', import.meta.url);
/** How long a process waits for the migrations of another: some copy whole tables. */
const MIGRATION_WAIT = '30min';
/** How long one statement waits for a table that is in use; all later statements on that table wait with it. */
const TABLE_WAIT = '10s';

/** The database was migrated by a newer version. */
export class UnknownMigrationsError extends Error {
  override name = 'UnknownMigrationsError';

  constructor(names: readonly string[]) {
    super(
      `The database was migrated by a newer version: this one doesn't know ${names.map((name) => `"${name}"`).join(', ')}. Start the newer version, or restore a backup from before it.`,
    );
  }
}

async function listApplied(queries: Queries): Promise<Set<string>> {
  const [table] = await queries.query<{ exists: boolean }>(
    `select to_regclass('migrations') is not null as exists`,
  );
  if (!table?.exists) return new Set();
  const rows = await queries.query<{ name: string }>('select name from migrations');
  return new Set(rows.map(({ name }) => name));
}

const listFiles = async (): Promise<string[]> =>
  (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).sort();

/**
 * Compares the database with the migrations of this version: `current` when all of them have been applied, even if a newer version
 * has applied more, and `empty` when none has been.
 */
export async function readSchemaState(queries: Queries): Promise<'current' | 'empty' | 'outdated'> {
  const applied = await listApplied(queries);
  if (applied.size === 0) return 'empty';
  return (await listFiles()).every((file) => applied.has(file)) ? 'current' : 'outdated';
}

/** Returns the files that have not been applied. Throws `UnknownMigrationsError` when others have been. */
async function listPending(queries: Queries): Promise<string[]> {
  const files = await listFiles();
  const applied = await listApplied(queries);
  const unknown = [...applied].filter((name) => !files.includes(name)).sort();
  if (unknown.length > 0) throw new UnknownMigrationsError(unknown);
  return files.filter((name) => !applied.has(name));
}

interface MigrateOptions {
  /** Runs in the same transaction. */
  afterFiles?: (queries: Queries) => Promise<void>;
  /** Receives a line when there are files to apply, because that can take long. */
  log?: (line: string) => void;
}

/**
 * Applies the files of `migrations/` that have not been applied yet, in the order of their names, all or nothing. When there are
 * none, it needs no rights on the tables. Throws `UnknownMigrationsError`.
 */
export async function migrate(
  database: Database,
  { afterFiles = () => Promise.resolve(), log = () => undefined }: MigrateOptions = {},
): Promise<void> {
  if ((await listPending(database)).length === 0) return;
  await database.transaction(async (queries) => {
    // A second process that starts at the same time waits for the first.
    await queries.script(
      `set local statement_timeout = 0; set local lock_timeout = '${MIGRATION_WAIT}';
       select pg_advisory_xact_lock(${ADVISORY_LOCKS.migration})`,
    );
    await queries.script(`set local lock_timeout = '${TABLE_WAIT}'`);
    await queries.script(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null)',
    );
    const pending = await listPending(queries);
    if (pending.length > 0)
      log(`Applying ${pending.length} database ${pending.length === 1 ? 'migration' : 'migrations'} …`);
    for (const file of pending) {
      await queries.script(await readFile(new URL(file, MIGRATIONS), 'utf8'));
      await queries.query('insert into migrations (name, applied_at) values ($1, now())', [file]);
    }
    await afterFiles(queries);
  });
}
