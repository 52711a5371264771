import { randomUUID } from 'node:crypto';
import { types, type PGlite } from '@electric-sql/pglite';
import type { Database } from '../src/database/Database';
import { wrapPglite } from '../src/database/openEmbeddedDatabase';
import { grantRuntimeRole } from '../src/database/grantRuntimeRole';
import { migrate } from '../src/database/migrate';
import { openPostgresDatabase } from '../src/database/openPostgresDatabase';
import type { EmbeddedDatabasePool } from './embeddedDatabasePool';

/** Set by the test environment; shared by the test files of one Jest worker. */
declare const embeddedDatabases: Pick<EmbeddedDatabasePool, 'acquire' | 'acquireMigrated' | 'release'>;

function wrapEmbeddedDatabase(client: PGlite): Database {
  // The pool runs in another realm with its own `Date`, so `instanceof` would fail there.
  Object.assign(client.parsers, types.parsers, { [types.INT8]: BigInt });
  Object.assign(client.serializers, types.serializers);
  const database = wrapPglite(client, async () => embeddedDatabases.release(client));
  let isOpen = true;
  // Timers and queries left running by a test file must not reach the next file's database.
  const rejectWhenClosed =
    <Arguments extends unknown[], Result>(call: (...args: Arguments) => Promise<Result>) =>
    async (...args: Arguments): Promise<Result> => {
      if (!isOpen) throw new Error('The database is closed.');
      return call(...args);
    };
  return {
    query: rejectWhenClosed(database.query) as Database['query'],
    script: rejectWhenClosed(database.script),
    transaction: rejectWhenClosed(database.transaction) as Database['transaction'],
    async close() {
      isOpen = false;
      await database.close();
    },
  };
}

/** The role of an API process in production, which owns no table. */
const SERVER_ROLE = 'hashgrid_test_server';

/**
 * Opens a migrated database as an API process does in production: on a PostgreSQL server as a role that owns no table.
 * Returns an embedded database as it is: it has one role.
 */
export async function openAsServer(database: Database): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return database;
  await database.script(
    `do $$ begin create role ${SERVER_ROLE}; exception when duplicate_object or unique_violation then null; end $$`,
  );
  await grantRuntimeRole(database, SERVER_ROLE);
  const [row] = await database.query<{ schema: string }>('select current_schema()::text as schema');
  return openPostgresDatabase(`${url}?options=-csearch_path%3D${row!.schema}%20-crole%3D${SERVER_ROLE}`);
}

/** Returns a new schema on the PostgreSQL server of a URL. */
async function newSchema(url: string): Promise<Database> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  const administrator = openPostgresDatabase(url);
  await administrator.query(`create schema ${schema}`);
  await administrator.close();
  return openPostgresDatabase(`${url}?options=-csearch_path%3D${schema}`);
}

/**
 * Returns an empty in-memory database or, with TEST_DATABASE_URL, a new schema on that PostgreSQL server, where calls
 * run concurrently.
 */
export async function newDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? newSchema(url) : wrapEmbeddedDatabase(await embeddedDatabases.acquire());
}

/** Returns a database as `newDatabase` does, with all migrations applied. */
export async function newMigratedDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return wrapEmbeddedDatabase(await embeddedDatabases.acquireMigrated());
  const database = await newSchema(url);
  await migrate(database);
  return database;
}
