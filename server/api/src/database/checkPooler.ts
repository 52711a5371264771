import type { Database } from './Database';
import { describeUnreachable } from './describeUnreachable';

/** A pooler between this process and the database isn't configured for it. */
export class PoolerError extends Error {
  override name = 'PoolerError';
}

const IGNORE = 'ignore_startup_parameters = statement_timeout,lock_timeout';
const CONNECT = "connect_query='set statement_timeout = 120000; set lock_timeout = 10000'";

/**
 * Checks that time limits of statements hold. A pooler gives a connection to a client for one transaction only, so the settings
 * that a client asks for when it connects must be configured at the pooler.
 * @throws {PoolerError} When a pooler rejects or drops them; {Error} when the database can't be reached.
 */
export async function checkPooler(database: Database): Promise<void> {
  const settings = await database
    .query<{ statement: string; lock: string }>(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
    )
    .catch((error: unknown) => {
      const { message } = error as Error;
      if (!message.includes('unsupported startup parameter'))
        throw new Error(describeUnreachable('DATABASE_URL', error));
      throw new PoolerError(
        `The pooler at DATABASE_URL rejects the time limits of statements: ${message}. Add to its configuration: ${IGNORE}, and to the database there: ${CONNECT}`,
      );
    });
  const [{ statement, lock } = { statement: '0', lock: '0' }] = settings;
  if (statement === '0' || lock === '0')
    throw new PoolerError(
      `The pooler at DATABASE_URL drops the time limits of statements, so one that hangs would never end. Add to the database in its configuration: ${CONNECT}`,
    );
}
