import { randomUUID } from 'node:crypto';
import { types } from '@electric-sql/pglite';
import type { Database } from '../src/database/Database';
import { pgliteDatabase } from '../src/database/embeddedDatabase';
import { postgresDatabase } from '../src/database/postgresDatabase';
import type { EmbeddedDatabasePool } from './embeddedDatabasePool';

/** Set by the test environment; shared by the test files of one Jest worker. */
declare const embeddedDatabases: Pick<EmbeddedDatabasePool, 'acquire' | 'release'>;

async function newEmbeddedDatabase(): Promise<Database> {
  const client = await embeddedDatabases.acquire();
  // The pool has another `Date` than the test file, so `instanceof` there would fail.
  Object.assign(client.parsers, types.parsers, { [types.INT8]: BigInt });
  Object.assign(client.serializers, types.serializers);
  const database = pgliteDatabase(client, async () => embeddedDatabases.release(client));
  let isOpen = true;
  // What a test file leaves running must not reach the database of the next one.
  const guarded =
    <Arguments extends unknown[], Result>(call: (...args: Arguments) => Promise<Result>) =>
    async (...args: Arguments): Promise<Result> => {
      if (!isOpen) throw new Error('The database is closed.');
      return call(...args);
    };
  return {
    query: guarded(database.query) as Database['query'],
    script: guarded(database.script),
    transaction: guarded(database.transaction) as Database['transaction'],
    async close() {
      isOpen = false;
      await database.close();
    },
  };
}

/** An empty database in memory; with TEST_DATABASE_URL a new schema on that PostgreSQL, where calls really run at once. */
export async function newDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return newEmbeddedDatabase();
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  const administrator = postgresDatabase(url);
  await administrator.query(`create schema ${schema}`);
  await administrator.close();
  return postgresDatabase(`${url}?options=-csearch_path%3D${schema}`);
}
