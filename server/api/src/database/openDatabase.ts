import { join } from 'node:path';
import type { Database } from './Database';
import { embeddedDatabase } from './embeddedDatabase';
import { migrate } from './migrate';
import { postgresDatabase } from './postgresDatabase';

/** Location of the data: the PostgreSQL server at `databaseUrl`, else the folder `db` in the data folder. */
export interface DatabaseLocation {
  dataDir: string;
  databaseUrl?: string | null;
}

/** Opens the database and applies pending migrations. */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseLocation): Promise<Database> {
  const database = databaseUrl ? postgresDatabase(databaseUrl) : await embeddedDatabase(join(dataDir, 'db'));
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
