import { grantRuntimeRole } from '../src/database/grantRuntimeRole';
import { migrate } from '../src/database/migrate';
import { openPostgresDatabase } from '../src/database/openPostgresDatabase';
import { queryUrl, startPostgres } from './postgresServer';

/** PostgreSQL's own database without any table. */
export const EMPTY_DATABASE = 'template0';
/** A database with all migrations applied, from which each test file gets a copy. */
export const MIGRATED_DATABASE = 'migrated';
/** The role of an API process in production, which owns no table. */
export const SERVER_ROLE = 'hashgrid_server';

/** Some dozen databases are open at once. Plans and statistics change only with what a test does. */
const SETTINGS = ['max_connections=300', 'autovacuum=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts the PostgreSQL server of all test files, with a migrated database to copy. */
export async function startTestServer() {
  const server = await startPostgres({ settings: SETTINGS });
  await queryUrl(server.url, `create role ${SERVER_ROLE}`);
  await queryUrl(server.url, `create database ${MIGRATED_DATABASE}`);
  const database = openPostgresDatabase(server.urlOf(MIGRATED_DATABASE));
  await migrate(database, { afterFiles: (queries) => grantRuntimeRole(queries, SERVER_ROLE) });
  await database.close();
  return server;
}
