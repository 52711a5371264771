import { join } from 'node:path';
import type { Database } from './Database';
import { embeddedDatabase } from './embeddedDatabase';
import { migrate } from './migrate';
import { postgresDatabase } from './postgresDatabase';

/** Where the data is: a PostgreSQL server when `databaseUrl` names one, else `db` in the data folder. */
export interface DatabaseLocation {
  dataDir: string;
  databaseUrl?: string | null;
}

/** The database, open and with its tables up to date. */
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
