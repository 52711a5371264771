import pg from 'pg';
import type { Database, Queries } from './Database';
import { runAfterCommit } from './runAfterCommit';

const INT8 = 20;
/** How long a statement waits for a locked row. */
const LOCK_TIMEOUT_MS = 10_000;
/** In milliseconds. */
const TIMEOUTS = {
  /** How long a call waits for a connection, new or returned to the pool by another call. */
  connection: 30_000,
  /** Longer than settling many blocks takes. A statement that takes longer hangs and would keep its connection forever. */
  statement: 120_000,
};

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? BigInt : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

const queriesOf = (client: pg.Pool | pg.PoolClient): Queries => ({
  query: async <Row>(sql: string, parameters: unknown[] = []) =>
    (await client.query(sql, parameters)).rows as Row[],
  script: async (sql) => void (await client.query(sql)),
});

async function inTransaction<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    const isBroken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    client.release(isBroken);
    throw error;
  }
}

/** Connects to a PostgreSQL server by its `postgres://` URL. */
export function postgresDatabase(url: string, timeouts = TIMEOUTS): Database {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    lock_timeout: LOCK_TIMEOUT_MS,
    connectionTimeoutMillis: timeouts.connection,
    statement_timeout: timeouts.statement,
  });
  // The pool replaces a connection that breaks while idle; unhandled, the error would end the process.
  pool.on('error', () => undefined);
  return {
    ...queriesOf(pool),
    transaction: (work) =>
      runAfterCommit((afterCommit) =>
        inTransaction(pool, (client) => work({ ...queriesOf(client), afterCommit })),
      ),
    close: () => pool.end(),
  };
}
