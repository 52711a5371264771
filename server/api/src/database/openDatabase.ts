import { join } from 'node:path';
import type { Database, Queries } from './Database';
import { assertNotSwapped } from './assertNotSwapped';
import { assertSameDatabase } from './assertSameDatabase';
import { checkPooler } from './checkPooler';
import { describeFailedMigration } from './describeFailedMigration';
import { describeUnreachable } from './describeUnreachable';
import { openEmbeddedDatabase } from './openEmbeddedDatabase';
import { logSlowResponse } from './logSlowResponse';
import { grantNewRuntimeRole, grantRuntimeRole, readRole } from './grantRuntimeRole';
import { migrate } from './migrate';
import { openPostgresDatabase } from './openPostgresDatabase';

/** Location of the data: the PostgreSQL server at `databaseUrl`, else the folder `db` in the data folder. */
export interface DatabaseLocation {
  dataDir: string;
  databaseUrl?: string | null;
  /**
   * The same database as the role that owns the tables and applies migrations. When left out, the role of
   * `databaseUrl` does.
   */
  databaseOwnerUrl?: string | null;
}

type Log = (line: string) => void;

/** Applies migrations on a connection of their own, which is closed again. */
async function migrateServer(database: Database, ownerUrl: string, log: Log): Promise<void> {
  const owner = openPostgresDatabase(ownerUrl);
  try {
    const role = await readRole(database);
    const ownerRole = await logSlowResponse('DATABASE_OWNER_URL', readRole(owner), log).catch(
      (error: unknown) => {
        throw new Error(describeUnreachable('DATABASE_OWNER_URL', error));
      },
    );
    await assertSameDatabase(database, owner);
    await assertNotSwapped(database, role, ownerRole);
    const migrateAsOwner = (afterFiles?: (queries: Queries) => Promise<void>) =>
      migrate(owner, { afterFiles, log }).catch((error: unknown) => {
        throw describeFailedMigration(ownerRole, error);
      });
    if (role === ownerRole) return await migrateAsOwner();
    await migrateAsOwner((queries) => grantRuntimeRole(queries, role));
    await grantNewRuntimeRole(owner, role);
  } finally {
    await owner.close();
  }
}

/**
 * Opens the database and applies pending migrations.
 * @param log Receives a line when a server takes long to respond, and one about the migrations.
 */
export async function openDatabase(location: DatabaseLocation, log: Log = console.log): Promise<Database> {
  const { dataDir, databaseUrl, databaseOwnerUrl } = location;
  const database = databaseUrl
    ? openPostgresDatabase(databaseUrl)
    : await openEmbeddedDatabase(join(dataDir, 'db'));
  try {
    if (databaseUrl) {
      await logSlowResponse('DATABASE_URL', checkPooler(database), log);
      await migrateServer(database, databaseOwnerUrl ?? databaseUrl, log);
    } else await migrate(database, { log });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
