import { access, chmod, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, types, type Transaction as PgliteTransaction } from '@electric-sql/pglite';
import type { Database, Queries } from './Database';
import { lockFolder } from './lockFolder';
import { runAfterCommit } from './runAfterCommit';

const createQueries = (client: PGlite | PgliteTransaction): Queries => ({
  query: async <Row>(sql: string, parameters: unknown[] = []) =>
    (await client.query<Row>(sql, parameters)).rows,
  script: async (sql) => void (await client.exec(sql)),
});

const wrapPglite = (client: PGlite, close: () => Promise<void>): Database => ({
  ...createQueries(client),
  transaction: (work) =>
    runAfterCommit((afterCommit) =>
      client.transaction((transaction) => work({ ...createQueries(transaction), afterCommit })),
    ),
  close,
});

const open = (dataDir: string | undefined) =>
  PGlite.create({ dataDir, parsers: { [types.INT8]: BigInt, [types.DATE]: String } });

/** A folder has files, but not those of a complete database. */
class IncompleteDatabaseError extends Error {
  override name = 'IncompleteDatabaseError';

  constructor(folder: string) {
    super(
      `The database in "${folder}" is incomplete: its file PG_VERSION is missing. Restore a backup, or move the folder away to start with an empty database.`,
    );
  }
}

/** Creates the files of a new database beside `folder` and moves them there when complete, so a killed process leaves no incomplete one. */
async function createFiles(folder: string): Promise<void> {
  if ((await readdir(folder)).length > 0) throw new IncompleteDatabaseError(folder);
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await (await open(unfinished)).close();
  await rmdir(folder);
  await rename(unfinished, folder);
}

async function openFiles(folder: string): Promise<PGlite> {
  const isNew = await access(join(folder, 'PG_VERSION')).then(
    () => false,
    () => true,
  );
  if (isNew) await createFiles(folder);
  // Personal data: readable by the server's own user only.
  await chmod(folder, 0o700);
  return open(folder);
}

/**
 * Opens PostgreSQL inside this process, with its files in `folder` or, without one, in memory.
 * It survives a killed process, not a power cut. Throws `FolderInUseError` when another process has the folder open, and
 * `IncompleteDatabaseError` when the folder has other files than those of a complete database.
 */
export async function openEmbeddedDatabase(folder?: string): Promise<Database> {
  if (folder) await mkdir(folder, { recursive: true });
  const unlock = folder ? await lockFolder(folder) : undefined;
  const client = await (folder ? openFiles(folder) : open(undefined)).catch(async (error: unknown) => {
    await unlock?.();
    throw error;
  });
  return wrapPglite(client, async () => {
    await client.close();
    await unlock?.();
  });
}
