import type { Queries } from '../../database/Database';

/** Returns whether the database has the tables that reviews need. */
export async function hasReviewTables(queries: Queries): Promise<boolean> {
  const [row] = await queries.query<{ name: string | null }>(
    `select to_regclass('master_keys')::text as name`,
  );
  return row?.name !== null && row?.name !== undefined;
}
