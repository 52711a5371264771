import { seedPlayers } from '../../bench/seed';
import { advanceTime } from '../../test/newMiner';
import { openTestApi } from '../../test/openTestApi';
import { observeRowsRead } from '../../test/observeRowsRead';
import { startOfWeek, WEEK_SECONDS } from '../leaderboards/startOfWeek';
import type { Context } from '../Context';
import { PLAYERS_AT_ONCE } from './achievementRules';
import { advanceAchievements } from './advanceAchievements';
import { listUnfinishedPlayers } from './advanceAchievements.queries';

const BATCHES = 3;
const PLAYERS = BATCHES * PLAYERS_AT_ONCE;
const UNFINISHED = 50;

/**
 * Returns a context in which the transaction of batch `number` fails before its commit, as when the process is
 * killed.
 */
function failInBatch(context: Context, number: number): Context {
  let batches = 0;
  const transaction: Context['database']['transaction'] = (work) =>
    context.database.transaction(async (inner) => {
      const result = await work(inner);
      if (result) batches += 1;
      if (batches === number) throw new Error('killed');
      return result;
    });
  return { ...context, database: { ...context.database, transaction } };
}

describe('the goals of many players in a week that is over', () => {
  const api = openTestApi();
  let week: number;

  beforeAll(async () => {
    week = startOfWeek(api.context.now().getTime() / 1000);
    await seedPlayers(api.database, PLAYERS, 0);
    // Every second player has no goals, which counts as having reached all of them.
    await api.database.query(
      `insert into week_goals (player_id, week, goals)
       select player_id, $1, case when row_number() over (order by player_id) % 2 = 0 then '[]'::jsonb
         else '[{"kind":"swaps","target":1}]' end from miners`,
      [week],
    );
    await advanceTime(api, WEEK_SECONDS);
  });

  const count = async (sql: string) => Number((await api.database.query<{ n: bigint }>(sql))[0]!.n);

  test('are credited once when a process is killed and two others continue', async () => {
    await expect(advanceAchievements(failInBatch(api.context, BATCHES))).rejects.toThrow('killed');
    const countDone = () => count('select count(*) as n from week_goals where done_at is not null');
    expect(await countDone()).toBe(((BATCHES - 1) * PLAYERS_AT_ONCE) / 2);
    await Promise.all([advanceAchievements(api.context), advanceAchievements(api.context)]);
    expect(await countDone()).toBe(PLAYERS / 2);
    expect(await count('select sum(full_weeks)::bigint as n from player_progress')).toBe(PLAYERS / 2);
    expect(await count(`select count(*) as n from notifications where data->>'achievement' = 'week'`)).toBe(
      PLAYERS / 2,
    );
  });

  test('stay unchecked after the batch in progress when the process stops', async () => {
    await api.database.query('update week_goals set done_at = null');
    await api.database.query(
      'update progress_state set goals_checked_before = null, goals_checked_until = null',
    );
    const stopping = new AbortController();
    const transaction: Context['database']['transaction'] = (work) =>
      api.context.database.transaction(work).finally(() => stopping.abort());
    const context = { ...api.context, database: { ...api.context.database, transaction } };
    await advanceAchievements(context, stopping.signal);
    expect(await count('select count(*) as n from week_goals where done_at is not null')).toBe(
      PLAYERS_AT_ONCE / 2,
    );
  });

  test('cost the same in each batch, however many are done already', async () => {
    await api.database.query('update week_goals set done_at = null');
    await api.database.query(
      'update week_goals set done_at = $1 where player_id not in (select player_id from week_goals order by player_id desc limit $2)',
      [api.context.now(), UNFINISHED],
    );
    await api.database.script('vacuum analyze week_goals');
    const reads: number[] = [];
    const queries = observeRowsRead(api.database, 'week_goals', (rows) => reads.push(rows));
    const limit = 10;
    let after: string | null = null;
    do {
      const players: string[] = await listUnfinishedPlayers(queries, { week, after, limit });
      after = players.at(-1) ?? null;
    } while (after !== null);
    // The last query finds no player.
    expect(reads).toEqual([...Array<number>(UNFINISHED / limit).fill(limit), 0]);
  });
});
