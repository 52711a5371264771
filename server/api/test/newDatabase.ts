import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Database } from '../src/database/Database';
import { openPostgresDatabase } from '../src/database/openPostgresDatabase';
import { queryUrl } from './postgresServer';
import { EMPTY_DATABASE, MIGRATED_DATABASE, SERVER_ROLE } from './testServer';

/** Returns the URL of a database on the server that Jest's global setup has started. */
function getUrl(name: string): string {
  const url = new URL(process.env.HASHGRID_TEST_SERVER!);
  url.pathname = name;
  return url.href;
}

/** Creates a copy of a database of the server. Returns its URL, for a superuser, and a function that deletes it. */
async function createCopy(template: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await queryUrl(getUrl('postgres'), `create database ${name} template ${template} strategy file_copy`);
  return {
    url: getUrl(name),
    drop: async () => void (await queryUrl(getUrl('postgres'), `drop database ${name} with (force)`)),
  };
}

/** Opens a copy of a database of the server, which is deleted when it is closed. */
async function openCopy(template: string): Promise<Database> {
  const { url, drop } = await createCopy(template);
  const database = openPostgresDatabase(url);
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** Creates an empty PostgreSQL database for tests that open it themselves, or in other processes. */
export const createDatabase = () => createCopy(EMPTY_DATABASE);

/** Creates a PostgreSQL database with all migrations applied for tests that open it themselves, or in other processes. */
export const createMigratedDatabase = () => createCopy(MIGRATED_DATABASE);

/** Returns a new, empty PostgreSQL database. */
export const newDatabase = (): Promise<Database> => openCopy(EMPTY_DATABASE);

/** Returns a new PostgreSQL database with all migrations applied. */
export const newMigratedDatabase = (): Promise<Database> => openCopy(MIGRATED_DATABASE);

/**
 * Rejects calls that the work of a transaction makes on the database itself: the embedded database has one connection, so
 * they would wait there for the end of the transaction, which waits for them.
 */
function rejectNestedCalls(database: Database): Database {
  const transactions = new AsyncLocalStorage<true>();
  const checked =
    <Arguments extends unknown[], Result>(call: (...args: Arguments) => Promise<Result>) =>
    async (...args: Arguments): Promise<Result> => {
      if (transactions.getStore())
        throw new Error(
          'A transaction must run its queries on itself: on the embedded database, this call would never end.',
        );
      return call(...args);
    };
  return {
    ...database,
    query: checked(database.query) as Database['query'],
    script: checked(database.script),
    transaction: checked((work) =>
      database.transaction((transaction) => transactions.run(true, () => work(transaction))),
    ) as Database['transaction'],
  };
}

/** Opens a migrated database as an API process does in production: as a role that owns no table. */
export async function openAsServer(database: Database): Promise<Database> {
  const [row] = await database.query<{ name: string }>('select current_database()::text as name');
  return rejectNestedCalls(openPostgresDatabase(`${getUrl(row!.name)}?options=-crole%3D${SERVER_ROLE}`));
}
