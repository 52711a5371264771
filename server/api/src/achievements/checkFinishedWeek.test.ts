import { DEFAULT_PREFERENCES, type Achievements, type Notifications } from '@hashgrid/contracts';
import { advanceTime, buyOre, newMiner, type Miner } from '../../test/newMiner';
import { openTestApi } from '../../test/openTestApi';
import { MAX_COUNTED } from './achievementRules';
import { startOfWeek, WEEK_SECONDS } from '../leaderboards/startOfWeek';
import { purgeExpired } from '../retention/purgeExpired';
import { advanceAchievements } from './advanceAchievements';
import type { Goal } from './drawGoals';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const EMAIL_SUBJECT = 'You’ve reached all your weekly goals';

describe('goals of a week that is over', () => {
  const api = openTestApi();

  const readNow = () => api.context.now().getTime() / 1000;
  const readWeek = () => startOfWeek(readNow());
  const check = () => advanceAchievements(api.context);
  const advance = async (seconds: number) => {
    await advanceTime(api, seconds);
    await check();
  };
  /** Advances to a time before or after Sunday 00:00. */
  const advanceToWeekEnd = (seconds: number) => advance(readWeek() + WEEK_SECONDS + seconds - readNow());
  const draw = async (miner: Miner, goals: readonly Goal[]) => {
    await miner.get('/shared/game/achievements');
    const drawn = await api.database.query(
      'update week_goals set goals = $3::jsonb where player_id = $1 and week = $2 returning 1',
      [miner.id, readWeek(), JSON.stringify(goals)],
    );
    expect(drawn).toHaveLength(1);
  };
  /** Creates a player with goals and advances to Saturday 23:15, after this hour's check of all players. */
  const newMinerOnSaturday = async (goals: readonly Goal[]) => {
    await advanceToWeekEnd(-2 * HOUR);
    const miner = await newMiner(api);
    await draw(miner, goals);
    await advance(75 * MINUTE);
    return miner;
  };
  const buyNode = async (miner: Miner) =>
    expect((await miner.call('POST /auth/mining/nodes', { type: 'spark' })).status).toBe(200);
  const countNotifications = async (miner: Miner) => {
    await miner.logInAgain();
    const { items } = await miner.get<Notifications>('/shared/notifications');
    return items.filter(({ data }) => 'achievement' in data && data.achievement === 'week').length;
  };
  const countWeeks = async (miner: Miner) => {
    await miner.logInAgain();
    const { achievements } = await miner.get<Achievements>('/shared/game/achievements');
    return achievements.find(({ kind }) => kind === 'weeks')?.value;
  };
  const countNotificationsAndWeeks = async (miner: Miner) => [
    await countNotifications(miner),
    await countWeeks(miner),
  ];

  test('count if the last one was reached after the last check of the week', async () => {
    const miner = await newMinerOnSaturday([{ kind: 'nodes', target: 1 }]);
    await buyNode(miner);
    expect(await countNotifications(miner)).toBe(0);
    await advance(HOUR);
    expect(await countNotificationsAndWeeks(miner)).toEqual([1, 1]);
  });

  test('count if the last one needed the block that ended with the week', async () => {
    await advanceToWeekEnd(-1.5 * HOUR);
    const miner = await newMiner(api);
    // Nine blocks of ten minutes are left.
    await draw(miner, [{ kind: 'blocks', target: 9 }]);
    await advanceToWeekEnd(-1);
    expect(await countNotificationsAndWeeks(miner)).toEqual([0, 0]);
    await advance(HOUR);
    expect(await countNotificationsAndWeeks(miner)).toEqual([1, 1]);
  });

  test('count after downtime until Sunday, once all blocks of the week are settled', async () => {
    await advanceToWeekEnd(-1.5 * HOUR);
    const miner = await newMiner(api);
    await draw(miner, [{ kind: 'blocks', target: 9 }]);
    api.advanceClock(2 * HOUR);
    await check();
    expect(await countNotifications(miner)).toBe(0);
    await advance(0);
    expect(await countNotificationsAndWeeks(miner)).toEqual([1, 1]);
  });

  test('count if Saturday became a day that counts only with its last block', async () => {
    await advanceToWeekEnd(-65 * MINUTE);
    const miner = await newMiner(api);
    await miner.call('POST /auth/mining/nodes/stop-all', {});
    await advanceToWeekEnd(-60 * MINUTE);
    await miner.logInAgain();
    await miner.call('POST /auth/mining/nodes/start-all', {});
    await draw(miner, [{ kind: 'days', target: 1 }]);
    await advanceToWeekEnd(-1);
    expect(await countNotificationsAndWeeks(miner)).toEqual([0, 0]);
    await advance(HOUR);
    expect(await countNotificationsAndWeeks(miner)).toEqual([1, 1]);
  });

  test('count once and are announced once, also by email, even if the check is repeated', async () => {
    const miner = await newMinerOnSaturday([{ kind: 'nodes', target: 1 }]);
    await miner.call('PUT /shared/client/preferences', {
      ...DEFAULT_PREFERENCES,
      emails: { ...DEFAULT_PREFERENCES.emails, achievements: true },
    });
    await buyNode(miner);
    await advanceTime(api, HOUR);
    await Promise.all([check(), check(), miner.get('/shared/game/achievements')]);
    expect(await countNotificationsAndWeeks(miner)).toEqual([1, 1]);
    await api.database.query(
      'update progress_state set goals_checked_before = goals_checked_before - $1, goals_checked_until = null',
      [WEEK_SECONDS],
    );
    await check();
    await advance(HOUR);
    expect(await countNotificationsAndWeeks(miner)).toEqual([1, 1]);
    expect(
      (await api.readEmailSubjects(miner.email)).filter((subject) => subject === EMAIL_SUBJECT),
    ).toHaveLength(1);
  });

  test('don’t count what is reached on Sunday, and stay unfinished', async () => {
    const buyer = await newMinerOnSaturday([{ kind: 'nodes', target: 1 }]);
    const [swapper, collector, digger] = [await newMiner(api), await newMiner(api), await newMiner(api)];
    await draw(swapper, [{ kind: 'swaps', target: 1 }]);
    await draw(collector, [{ kind: 'collects', target: 1 }]);
    // Five blocks are left of the week.
    await draw(digger, [{ kind: 'blocks', target: 6 }]);
    const latePlayers = [buyer, swapper, collector, digger];
    const week = readWeek();
    // The first check after midnight comes late.
    await advanceTime(api, 2 * HOUR);
    for (const each of latePlayers) await each.logInAgain();
    await buyNode(buyer);
    expect((await buyOre(swapper, '2')).status).toBe(200);
    expect((await collector.call('POST /auth/mining/collect', {})).status).toBe(200);
    await check();
    await advance(HOUR);
    for (const each of latePlayers) expect(await countNotificationsAndWeeks(each)).toEqual([0, 0]);
    const unfinished = await api.database.query(
      'select 1 from week_goals where week = $1 and player_id = any($2::uuid[]) and done_at is null',
      [week, latePlayers.map(({ id }) => id)],
    );
    expect(unfinished).toHaveLength(latePlayers.length);
  });

  test('don’t count a day of the next week', async () => {
    const miner = await newMinerOnSaturday([{ kind: 'days', target: 2 }]);
    await advanceTime(api, 3 * HOUR);
    await check();
    await miner.logInAgain();
    expect((await miner.get<Achievements>('/shared/game/achievements')).streak.days).toBe(2);
    expect(await countNotificationsAndWeeks(miner)).toEqual([0, 0]);
  });

  test('wait for a swap that was still being committed at midnight', async () => {
    await advanceToWeekEnd(-MINUTE);
    const miner = await newMiner(api);
    await draw(miner, [{ kind: 'swaps', target: 1 }]);
    const swappedAt = api.context.now();
    await advance(MINUTE + 30);
    const swap = await api.database.query(
      `with entry as (
         insert into ledger_entries (id, kind, created_at) values (gen_random_uuid(), 'exchange', $2) returning id
       )
       insert into ledger_legs (entry_id, account_id, amount)
       select entry.id, account.id, case when player_id is null then -1 else 1 end
       from entry cross join ledger_accounts account
       where token = 'ORE' and (player_id = $1 or system_name = 'mint') returning 1`,
      [miner.id, swappedAt],
    );
    expect(swap).toHaveLength(2);
    await advance(MINUTE);
    expect(await countNotificationsAndWeeks(miner)).toEqual([1, 1]);
  });

  test('count however much the player has done since', async () => {
    const miner = await newMinerOnSaturday([{ kind: 'swaps', target: 1 }]);
    await buyOre(miner, '2');
    await advanceTime(api, HOUR);
    await miner.logInAgain();
    for (let swap = 0; swap < MAX_COUNTED; swap += 1) expect((await buyOre(miner, '0.1')).status).toBe(200);
    await check();
    expect(await countNotificationsAndWeeks(miner)).toEqual([1, 1]);
  });

  test('count after an outage of weeks, before they are purged', async () => {
    const first = await newMinerOnSaturday([{ kind: 'nodes', target: 1 }]);
    await buyNode(first);
    const other = await newMiner(api);
    await advanceTime(api, WEEK_SECONDS);
    await other.logInAgain();
    await draw(other, [{ kind: 'nodes', target: 1 }]);
    await buyNode(other);
    await advanceTime(api, 5 * WEEK_SECONDS);
    await purgeExpired(api.context);
    await check();
    expect([await countNotificationsAndWeeks(first), await countNotificationsAndWeeks(other)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    await purgeExpired(api.context);
    const week = readWeek();
    expect(await api.database.query('select 1 from week_goals where week < $1', [week])).toEqual([]);
  });
});
