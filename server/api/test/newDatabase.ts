import { randomUUID } from 'node:crypto';
import type { Database } from '../src/database/Database';
import { embeddedDatabase } from '../src/database/embeddedDatabase';
import { postgresDatabase } from '../src/database/postgresDatabase';

/** An empty database in memory; with TEST_DATABASE_URL a new schema on that PostgreSQL, where calls really run at once. */
export async function newDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return embeddedDatabase();
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  const administrator = postgresDatabase(url);
  await administrator.query(`create schema ${schema}`);
  await administrator.close();
  return postgresDatabase(`${url}?options=-csearch_path%3D${schema}`);
}
