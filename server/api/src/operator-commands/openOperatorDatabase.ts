import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/Database';
import { describeUnreachable } from '../database/describeUnreachable';
import { logSlowResponse } from '../database/logSlowResponse';
import { readSchemaState } from '../database/migrate';
import { openDatabase, type DatabaseLocation } from '../database/openDatabase';
import { openPostgresDatabase } from '../database/openPostgresDatabase';
import { CommandError } from '../CommandError';

const UNFIT_SCHEMAS = {
  empty: 'The database at DATABASE_URL has no Hashgrid tables. Start the product with it once.',
  outdated:
    'The database at DATABASE_URL was migrated by an older version. Start the product with this version once, or run the command with that version.',
};

/** Connects to a database server without migrating it: an operator's command must not change the schema. */
async function openServer(url: string): Promise<Database> {
  const database = openPostgresDatabase(url);
  const reading = logSlowResponse('DATABASE_URL', readSchemaState(database), console.error);
  const state = await reading.catch(async (error: unknown) => {
    await database.close();
    throw new CommandError(describeUnreachable('DATABASE_URL', error));
  });
  if (state === 'current') return database;
  await database.close();
  throw new CommandError(UNFIT_SCHEMAS[state]);
}

/** Opens the embedded database while no server runs. */
async function openFolder(dataDir: string): Promise<Database> {
  const exists = await access(join(dataDir, 'db', 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (exists) return openDatabase({ dataDir }, console.error);
  throw new CommandError(
    `There is no database in "${dataDir}". Set HASHGRID_DATA to the data folder of the product, or start it once.`,
  );
}

/**
 * Opens the database for a command that this process runs itself instead of sending it to a running server.
 * @throws {CommandError} when there is none, it can't be reached, or it lacks migrations.
 */
export const openOperatorDatabase = ({ dataDir, databaseUrl }: DatabaseLocation): Promise<Database> =>
  databaseUrl ? openServer(databaseUrl) : openFolder(dataDir);
