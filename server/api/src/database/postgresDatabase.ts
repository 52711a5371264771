import pg from 'pg';
import type { Database, Queries } from './Database';

const INT8 = 20;
/** A payment waits this long for a locked row, and no longer. */
const LOCK_TIMEOUT_MS = 10_000;
/** In milliseconds. */
const TIMEOUTS = {
  /** A call waits this long for a connection: a new one, or one of the pool that another call gives back. */
  connection: 30_000,
  /** Longer than the settling of many blocks takes: what takes longer hangs, and would keep its connection for ever. */
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

/** A PostgreSQL server, by its `postgres://` URL. */
export function postgresDatabase(url: string, timeouts = TIMEOUTS): Database {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    lock_timeout: LOCK_TIMEOUT_MS,
    connectionTimeoutMillis: timeouts.connection,
    statement_timeout: timeouts.statement,
  });
  // A connection that breaks while idle is replaced by the pool; unhandled it would end the process.
  pool.on('error', () => undefined);
  return {
    ...queriesOf(pool),
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(queriesOf(client));
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        const broken = await client.query('rollback').then(
          () => false,
          () => true,
        );
        client.release(broken);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}
