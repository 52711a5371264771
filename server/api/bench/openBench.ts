import { HASH_COST, LIMITS } from '../src/config';
import type { Database } from '../src/database/Database';
import { embeddedDatabase } from '../src/database/embeddedDatabase';
import { migrate } from '../src/database/migrate';
import { postgresDatabase } from '../src/database/postgresDatabase';
import { PROFILES } from '../src/gameProfiles';
import { openContext } from '../src/openContext';
import type { Context } from '../src/Context';
import { findPostgres, startPostgres } from '../test/postgresServer';

/** An empty, migrated database with a clock that the measurement moves. */
export interface Bench {
  database: Database;
  context: Context;
  /** Lets time pass. */
  wait(seconds: number): void;
  close(): Promise<void>;
}

const BEGIN = Date.parse('2026-01-01T00:00:00Z');

async function openDatabase(): Promise<{ database: Database; close(): Promise<void> }> {
  const programs = findPostgres();
  if (!programs) {
    const database = await embeddedDatabase();
    return { database, close: () => database.close() };
  }
  const server = await startPostgres(programs);
  const database = postgresDatabase(server.url);
  const close = async () => {
    await database.close();
    await server.close();
  };
  return { database, close };
}

/** Opens one on PostgreSQL where that is installed, else on the embedded database. */
export async function openBench(): Promise<Bench> {
  const { database, close } = await openDatabase();
  let time = BEGIN;
  const config = {
    publicUrl: 'http://hashgrid.test',
    apiKey: 'bench',
    gameName: 'Hashgrid',
    trustProxy: '127.0.0.1',
    smtp: null,
    gameProfile: PROFILES.standard,
    limits: LIMITS,
    hashCost: HASH_COST,
  };
  await migrate(database);
  const context = await openContext(database, config, { now: () => new Date(time), log: () => undefined });
  return { database, context, wait: (seconds) => void (time += seconds * 1000), close };
}

/** What the measurements ran on. */
export const databaseName = (): string => (findPostgres() ? 'PostgreSQL' : 'the embedded database');
