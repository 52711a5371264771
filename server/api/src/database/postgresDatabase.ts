import pg from 'pg';
import type { Database, Queries } from './Database';

const INT8 = 20;
/** A payment waits this long for a locked row, and no longer. */
const LOCK_TIMEOUT_MS = 10_000;

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
export function postgresDatabase(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, types, max: 10, lock_timeout: LOCK_TIMEOUT_MS });
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
