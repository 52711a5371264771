import { openTestApi } from '../../test/openTestApi';
import { fillPlayers, fillShares } from '../../bench/fill';
import type { Database, Queries } from '../database/Database';
import { payDueDays, PLAYERS_AT_ONCE } from './payDueDays';

interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** Returns the number of rows that the scans of a plan read. */
function rowsRead(plan: Plan): number {
  const own = plan['Node Type'].includes('Scan')
    ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
    : 0;
  return own + (plan.Plans ?? []).reduce((sum, child) => sum + rowsRead(child), 0);
}

/** Wraps a database: `onRead` receives the rows that each statement on the table reads. */
function measured(database: Database, table: string, onRead: (rows: number) => void): Database {
  const wrap = (queries: Queries): Queries['query'] =>
    async function query<Row>(sql: string, parameters?: unknown[]) {
      if (/^\s*select/.test(sql) && sql.includes(table)) {
        const explain = `explain (analyze, format json) ${sql}`;
        const [row] = await queries.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(explain, parameters);
        onRead(rowsRead(row!['QUERY PLAN'][0]!.Plan));
      }
      return queries.query<Row>(sql, parameters);
    };
  return {
    ...database,
    transaction: (work) =>
      database.transaction((transaction) => work({ ...transaction, query: wrap(transaction) })),
  };
}

describe('the daily payout', () => {
  const api = openTestApi();
  const BATCHES = 3;

  test('reads the same number of rows for the first and the last batch of players', async () => {
    const { database } = api;
    await fillPlayers(database, BATCHES * PLAYERS_AT_ONCE, 1);
    await fillShares(database, 4);
    await database.script('vacuum analyze share_buckets');
    const reads: number[] = [];
    const context = {
      ...api.context,
      database: measured(database, 'share_buckets', (rows) => reads.push(rows)),
    };
    while (await payDueDays(context));
    // The last read finds that nobody is left.
    expect(reads).toHaveLength(BATCHES + 1);
    expect(Math.max(...reads.slice(0, BATCHES)) / Math.min(...reads.slice(0, BATCHES))).toBeLessThan(1.2);
    const paid = await database.query<{ count: bigint }>('select count(*) from payouts');
    expect(paid[0]!.count).toBe(BigInt(BATCHES * PLAYERS_AT_ONCE));
  });
});
