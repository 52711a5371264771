import type { Queries } from '../src/database/Database';

interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

function countRows(plan: Plan): number {
  const own = plan['Node Type'].includes('Scan')
    ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
    : 0;
  return own + (plan.Plans ?? []).reduce((sum, child) => sum + countRows(child), 0);
}

/**
 * Wraps queries so that `onRead` gets the number of rows that the scans of each statement read which begins with `select` and contains
 * the name of the table; an empty name is that of every table.
 */
export function observeRowsRead(queries: Queries, table: string, onRead: (rows: number) => void): Queries {
  return {
    ...queries,
    async query<Row>(sql: string, parameters?: unknown[]) {
      if (/^\s*select/.test(sql) && sql.includes(table)) {
        const [row] = await queries.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
          `explain (analyze, format json) ${sql}`,
          parameters,
        );
        onRead(countRows(row!['QUERY PLAN'][0]!.Plan));
      }
      return queries.query<Row>(sql, parameters);
    },
  };
}
