import type { Queries } from '../database/Database';

/** Returns whether the database has the tables that operators' commands need. */
export async function hasOperatorTables(queries: Queries): Promise<boolean> {
  const [row] = await queries.query<{ name: string | null }>(
    `select to_regclass('master_keys')::text as name`,
  );
  return row?.name !== null && row?.name !== undefined;
}
