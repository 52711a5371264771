import { newMiner } from '../../test/newMiner';
import { openTestApi } from '../../test/openTestApi';
import type { Queries } from '../database/Database';
import { startOfWeek } from '../leaderboards/startOfWeek';
import { MAX_COUNTED } from './achievementRules';
import { readFacts } from './progress.queries';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Plan[];
}

const SWAPS = 10_000;

const flatten = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flatten)];

/** Returns the plan nodes of the last query that `run` sends; `run` gets no rows. */
async function explainQuery(database: Queries, run: (queries: Queries) => Promise<unknown>): Promise<Plan[]> {
  let plans: Plan[] = [];
  const explaining = {
    query: async (sql: string, values: unknown[]) => {
      const rows = await database.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        `explain (analyze, format json) ${sql}`,
        values,
      );
      plans = rows.flatMap((row) => row['QUERY PLAN'].flatMap((each) => flatten(each.Plan)));
      return [];
    },
  } as unknown as Queries;
  await run(explaining);
  return plans;
}

describe('readFacts', () => {
  const api = openTestApi();

  test(`counts the newest ${MAX_COUNTED} of a player’s ${SWAPS} swaps using an index`, async () => {
    const miner = await newMiner(api);
    const week = startOfWeek(api.context.now().getTime() / 1000);
    await api.database.transaction(async (transaction) => {
      await transaction.query(
        `insert into ledger_entries (id, kind, reference, created_at)
         select gen_random_uuid(), 'exchange', 'many:' || number, $2 from generate_series(1, $1::integer) as number`,
        [SWAPS, api.context.now()],
      );
      await transaction.query(
        `insert into ledger_legs (entry_id, account_id, amount)
         select entry.id, account.id, case when player_id is null then -1 else 1 end
         from ledger_entries entry cross join ledger_accounts account
         where reference like 'many:%' and token = 'ORE' and (player_id = $1 or system_name = 'mint')`,
        [miner.id],
      );
    });
    await api.database.query('analyze');
    const plans = await explainQuery(api.database, (queries) =>
      readFacts(queries, { playerIds: [miner.id], week }),
    );
    const scans = plans.filter((plan) => plan['Relation Name'] === 'ledger_legs');
    expect(scans.length).toBeGreaterThan(0);
    for (const scan of scans) {
      expect(scan['Node Type']).toContain('Index');
      expect(scan['Actual Rows'] * scan['Actual Loops']).toBeLessThanOrEqual(MAX_COUNTED);
    }
    const [facts] = await readFacts(api.database, { playerIds: [miner.id], week });
    expect(facts?.swaps).toEqual({ ever: MAX_COUNTED, week: MAX_COUNTED });
  });
});
