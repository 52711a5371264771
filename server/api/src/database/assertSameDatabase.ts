import type { Database } from './Database';
import { getFirstRow } from './getFirstRow';

interface Location {
  name: string;
  /** When the server was started, in seconds; tells servers with a database of the same name apart. */
  startedAt: string;
}

async function readLocation(database: Database): Promise<Location> {
  const rows = await database.query<Location>(
    `select current_database()::text as name, extract(epoch from pg_postmaster_start_time())::text as "startedAt"`,
  );
  return getFirstRow(rows);
}

/**
 * Checks that the connections of DATABASE_URL and of DATABASE_OWNER_URL reach the same database. Otherwise, as after a restore that changed
 * only one of them, the migrations would change a database that is not used.
 * @throws {Error} When they don't.
 */
export async function assertSameDatabase(database: Database, owner: Database): Promise<void> {
  const [used, migrated] = await Promise.all([readLocation(database), readLocation(owner)]);
  if (used.name === migrated.name && used.startedAt === migrated.startedAt) return;
  const names =
    used.name === migrated.name
      ? `"${used.name}" on different servers`
      : `"${used.name}" and "${migrated.name}"`;
  throw new Error(
    `DATABASE_URL and DATABASE_OWNER_URL reach different databases: ${names}. Nothing was migrated. Set both, and the pooler if there is one, to the same database.`,
  );
}
