import type { Database } from '../src/database/Database';
import { migrate } from '../src/database/migrate';
import { openPostgresDatabase } from '../src/database/openPostgresDatabase';
import { openContext } from '../src/openContext';
import type { Context } from '../src/Context';
import { createTestConfig } from '../test/createTestConfig';
import { openTestKeys } from '../test/masterKeys';
import { startPostgres } from '../test/postgresServer';

/** Environment of a benchmark: a migrated database without players, and a context with an adjustable clock. */
export interface Bench {
  database: Database;
  context: Context;
  advanceClock(seconds: number): void;
  close(): Promise<void>;
}

const START_TIME = Date.parse('2026-01-01T00:00:00Z');

async function openDatabase(): Promise<{ database: Database; close(): Promise<void> }> {
  const server = await startPostgres();
  const database = openPostgresDatabase(server.url);
  const close = async () => {
    await database.close();
    await server.close();
  };
  return { database, close };
}

/** Opens the environment of a benchmark on a PostgreSQL server of its own. */
export async function openBench(): Promise<Bench> {
  const { database, close } = await openDatabase();
  let time = START_TIME;
  await migrate(database);
  const context = await openContext(database, createTestConfig(), {
    keys: await openTestKeys(database),
    now: () => new Date(time),
    log: () => undefined,
  });
  return { database, context, advanceClock: (seconds) => void (time += seconds * 1000), close };
}
