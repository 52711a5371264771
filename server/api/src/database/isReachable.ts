import type { Database } from './Database';

/** Returns whether the database responds to a query. */
export const isReachable = (database: Database): Promise<boolean> =>
  database.query('select 1').then(
    () => true,
    () => false,
  );
