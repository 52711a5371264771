import type { Queries } from './Database';

/** Rows that one statement deletes: few enough for a short transaction. */
export const BATCH_ROWS = 1000;

/**
 * Deletes up to `BATCH_ROWS` rows and returns how many; 0 when none are left. Rows that another transaction has locked are
 * skipped.
 * @param condition SQL with `$1` parameters that may name the table `old`
 */
export async function deleteBatch(
  queries: Queries,
  table: string,
  condition: string,
  parameters: unknown[],
): Promise<number> {
  const rows = await queries.query(
    `delete from ${table} where ctid = any(array(
       select old.ctid from ${table} old where ${condition} limit ${BATCH_ROWS} for update of old skip locked))
     returning 1`,
    parameters,
  );
  return rows.length;
}
