import pg from 'pg';
import type { Database, Queries } from './Database';
import { isReadOnly, isUnanswered } from './isConnectionLost';
import { retryTransientErrors } from './retryTransientErrors';
import { runAfterCommit } from './runAfterCommit';

const { DATE, INT8 } = pg.types.builtins;
/** OIDs of array types, for which the driver has no names. */
const ARRAYS = { date: 1182, int8: 1016, numeric: 1231, text: 1009 };
/** In milliseconds. */
const TIMEOUTS = {
  /** How long a call waits for a connection, new or returned to the pool by another call. */
  connection: 30_000,
  /** Longer than settling many blocks takes. A statement that takes longer hangs and would keep its connection forever. */
  statement: 120_000,
  /** How long a statement waits for a locked row. */
  lock: 10_000,
  /** How long a call waits for a response, which a server that hangs never sends. More than twice `statement`, because a pooler may queue a statement for as long before it runs. */
  response: 300_000,
};

const parseTexts = pg.types.getTypeParser(ARRAYS.text, 'text') as (text: string) => (string | null)[];

/** Parsers that return what the embedded database does: `pg` would lose digits, and the day of a date where clocks are ahead of UTC. */
const PARSERS = new Map<number, (text: string) => unknown>([
  [INT8, BigInt],
  [DATE, String],
  [ARRAYS.int8, (text) => parseTexts(text).map((item) => (item === null ? null : BigInt(item)))],
  [ARRAYS.date, parseTexts],
  [ARRAYS.numeric, parseTexts],
]);

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** Returns queries with a time limit for the response. Scripts have none, because migrations may take longer. */
const createQueries = (client: pg.Pool | pg.PoolClient, responseMs: number): Queries => ({
  async query<Row>(sql: string, parameters: unknown[] = []) {
    // In a variable, because the types of the driver lack this option.
    const statement = { text: sql, values: parameters, query_timeout: responseMs };
    return (await client.query(statement)).rows as Row[];
  },
  script: async (sql) => void (await client.query(sql)),
});

/** Statements that only read; any other may have taken effect when its answer is lost. */
const READ_STATEMENT = /^\s*(select|show)\b/i;

const createPoolQueries = (pool: pg.Pool, responseMs: number): Queries => {
  const { query, script } = createQueries(pool, responseMs);
  return {
    query: <Row>(sql: string, parameters?: unknown[]) =>
      READ_STATEMENT.test(sql)
        ? retryTransientErrors(() => query<Row>(sql, parameters))
        : query<Row>(sql, parameters),
    script,
  };
};

interface TransactionSteps<Result> {
  work: (queries: Queries) => Promise<Result>;
  /** Called before the commit, whose outcome is unknown when the connection is lost. */
  markCommitting: () => void;
}

async function runInTransaction<Result>(
  pool: pg.Pool,
  responseMs: number,
  { work, markCommitting }: TransactionSteps<Result>,
) {
  const client = await pool.connect();
  const queries = createQueries(client, responseMs);
  const rollBack = () =>
    queries.query('rollback').then(
      () => true,
      () => false,
    );
  try {
    await queries.query('begin');
    const result = await work(queries);
    markCommitting();
    await queries.query('commit');
    client.release();
    return result;
  } catch (error) {
    // Closing the connection rolls back too. A new one may lead to the server that has become the primary.
    const isUsable = !isUnanswered(error) && !isReadOnly(error) && (await rollBack());
    client.release(!isUsable);
    throw error;
  }
}

/**
 * Connects to a PostgreSQL server by its `postgres://` URL. A read or a transaction runs again when its
 * connection is lost before its commit, or when PostgreSQL rolls it back because of a concurrent one.
 */
export function openPostgresDatabase(url: string, overrides: Partial<typeof TIMEOUTS> = {}): Database {
  const timeouts = { ...TIMEOUTS, ...overrides };
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    lock_timeout: timeouts.lock,
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connection,
    statement_timeout: timeouts.statement,
  });
  // The pool replaces a connection that breaks while idle; unhandled, the error would end the process.
  pool.on('error', () => undefined);
  // The pool listens for errors of a connection only while it is idle. A connection can break as soon as it is open, before the
  // call that waited for it continues; the next statement of that call then fails.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return {
    ...createPoolQueries(pool, timeouts.response),
    transaction: (work) =>
      retryTransientErrors((markCommitting) =>
        runAfterCommit((afterCommit) =>
          runInTransaction(pool, timeouts.response, {
            work: (queries) => work({ ...queries, afterCommit }),
            markCommitting,
          }),
        ),
      ),
    countConnections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}
