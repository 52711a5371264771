import {
  DEFAULT_PREFERENCES,
  type Achievements,
  type Notifications,
  type Profile,
} from '@hashgrid/contracts';
import { advanceTime, buyOre, newMiner, type Miner } from '../../test/newMiner';
import { openTestApi } from '../../test/openTestApi';
import { ACTIVE_DAYS } from '../paid-players/paidPlayers.queries';
import { purgeExpired } from '../retention/purgeExpired';
import { startOfWeek } from '../leaderboards/startOfWeek';
import { MAX_COUNTED, TARGETS } from './achievementRules';
import { advanceAchievements } from './advanceAchievements';
import { grantAwards } from './grantAwards';
import { readFacts } from './progress.queries';

const HOUR = 3600;
const DAY = 24 * HOUR;

describe('achievements', () => {
  const api = openTestApi();

  const read = (miner: Miner) => miner.get<Achievements>('/shared/game/achievements');
  const find = async (miner: Miner, kind: string) =>
    (await read(miner)).achievements.find((each) => each.kind === kind)!;
  const readAwards = async (miner: Miner) =>
    (await read(miner)).achievements.flatMap(({ kind, tiers }) =>
      tiers.filter(({ awardedAt }) => awardedAt).map(({ target }) => `${kind}:${target}`),
    );
  const listNotifications = async (miner: Miner) =>
    (await miner.get<Notifications>('/shared/notifications')).items
      .filter(({ kind }) => kind === 'achievements')
      .map(({ data }) => data);
  const advance = async (seconds: number) => {
    await advanceTime(api, seconds);
    await advanceAchievements(api.context);
  };
  /** Mines through whole days; each begins with a recharge. */
  const mineDays = async (miners: readonly Miner[], count: number) => {
    for (let day = 0; day < count; day += 1) {
      for (const miner of miners) {
        await miner.logInAgain();
        await miner.call('POST /auth/mining/nodes/recharge-all', {});
        await miner.call('POST /auth/mining/nodes/start-all', {});
      }
      await advance(DAY);
    }
  };
  const stop = (miner: Miner) => miner.call('POST /auth/mining/nodes/stop-all', {});
  const pay = (sender: Miner, recipient: Miner) =>
    sender.call('POST /auth/transaction/transfer', {
      recipient: recipient.username,
      token: 'USDT',
      amount: '0.1',
    });
  const buyNode = (miner: Miner) => miner.call('POST /auth/mining/nodes', { type: 'spark' });

  test('show the progress of a newcomer, who has earned nothing yet', async () => {
    const miner = await newMiner(api);
    const { achievements, streak, week } = await read(miner);
    expect(achievements.map(({ kind, value }) => [kind, value])).toEqual(
      Object.keys(TARGETS).map((kind) => [kind, 0]),
    );
    expect(streak).toMatchObject({ days: 0, best: 0, isTodayCounted: false, todayShare: 0, isAtRisk: false });
    expect(week.goals).toHaveLength(3);
    expect(new Date(week.endsAt).getUTCDay()).toBe(0);
    expect(week.doneAt).toBeNull();
    expect((await read(miner)).week).toEqual(week);
  });

  test('are awarded once for blocks, purchases and swaps, and announced together', async () => {
    const miner = await newMiner(api);
    await advance(HOUR);
    expect(await find(miner, 'blocks')).toMatchObject({ value: 6 });
    expect((await find(miner, 'blocks')).tiers.map(({ awardedAt }) => awardedAt !== null)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    await buyNode(miner);
    await buyOre(miner, '5');
    expect(await readAwards(miner)).toEqual(['blocks:1', 'nodes:1', 'swaps:1']);
    await read(miner);
    await advance(HOUR);
    expect((await listNotifications(miner)).filter(({ achievement }) => achievement !== 'week')).toEqual([
      { count: '2' },
      { achievement: 'blocks', target: '1' },
    ]);
  });

  test('are awarded to players who don’t open the page, with an email to those who opted in', async () => {
    const [miner, other] = [await newMiner(api), await newMiner(api)];
    await miner.call('PUT /shared/client/preferences', {
      ...DEFAULT_PREFERENCES,
      emails: { ...DEFAULT_PREFERENCES.emails, achievements: true },
    });
    await advance(HOUR);
    await Promise.all([advanceAchievements(api.context), advanceAchievements(api.context)]);
    expect(await listNotifications(miner)).toEqual([{ achievement: 'blocks', target: '1' }]);
    const countEmails = async ({ email }: Miner) =>
      (await api.readEmailSubjects(email)).filter((subject) => subject === 'You’ve earned an achievement')
        .length;
    expect([await countEmails(miner), await countEmails(other)]).toEqual([1, 0]);
  });

  test('are awarded once by concurrent reads', async () => {
    const miner = await newMiner(api);
    await advance(HOUR);
    await api.database.query('delete from achievements where player_id = $1', [miner.id]);
    await api.database.query("delete from notifications where account_id = $1 and kind = 'achievements'", [
      miner.id,
    ]);
    await Promise.all([read(miner), read(miner), read(miner), advanceAchievements(api.context)]);
    expect(await listNotifications(miner)).toHaveLength(1);
  });

  test.each(['notifications', 'achievements'])(
    'are announced once when the same facts are awarded twice, even if rows of %s were deleted in between',
    async (table) => {
      const miner = await newMiner(api);
      await advanceTime(api, HOUR);
      const week = startOfWeek(api.context.now().getTime() / 1000);
      const facts = await readFacts(api.database, { playerIds: [miner.id], week });
      const awardDue = () =>
        api.context.database.transaction((transaction) =>
          grantAwards(api.context, transaction, { facts, week }),
        );
      await awardDue();
      const emptyTable =
        table === 'achievements'
          ? 'delete from achievements where player_id = $1'
          : 'delete from notifications where account_id = $1';
      expect(await api.database.query(`${emptyTable} returning 1`, [miner.id])).not.toHaveLength(0);
      await awardDue();
      // Either row that is still stored prevents a second notification: the award, or the notification with its reference.
      expect(await listNotifications(miner)).toHaveLength(table === 'achievements' ? 1 : 0);
    },
  );

  test('count a day of mining once, and a day of an idle account not at all', async () => {
    const [miner, idle] = [await newMiner(api), await newMiner(api)];
    await stop(idle);
    await advance(DAY - ((api.context.now().getTime() / 1000) % DAY));
    await mineDays([miner], 3);
    await advanceAchievements(api.context);
    const { streak } = await read(miner);
    expect(streak.best).toBe(streak.days);
    expect([3, 4]).toContain(streak.days);
    expect(await readAwards(miner)).toContain('streak:3');
    await idle.logInAgain();
    expect((await read(idle)).streak).toMatchObject({ days: 0, best: 0 });
    expect((await find(idle, 'days')).value).toBe(0);
    const { value } = await find(miner, 'days');
    await api.database.query(
      'update progress_state set counted_before = counted_before - 3, counted_until = null',
    );
    const { value: blocks } = await find(miner, 'blocks');
    await advanceAchievements(api.context);
    expect([(await find(miner, 'days')).value, (await find(miner, 'blocks')).value]).toEqual([value, blocks]);
  });

  test('count no day with less work than a starter node does in an hour', async () => {
    const miner = await newMiner(api);
    await stop(miner);
    await advance(DAY - ((api.context.now().getTime() / 1000) % DAY));
    await miner.logInAgain();
    await miner.call('POST /auth/mining/nodes/start-all', {});
    await advance(HOUR / 2);
    await stop(miner);
    const { streak } = await read(miner);
    expect(streak).toMatchObject({ days: 0, isTodayCounted: false });
    expect(streak.todayShare).toBeGreaterThan(0);
    expect(streak.todayShare).toBeLessThan(1);
    await advance(DAY);
    await miner.logInAgain();
    expect((await find(miner, 'days')).value).toBe(0);
    expect((await find(miner, 'blocks')).value).toBeGreaterThan(0);
    expect((await read(miner)).streak).toMatchObject({ days: 0, best: 0 });
  });

  test('forgive a missed day of a streak, and no second one within seven days', async () => {
    const miner = await newMiner(api);
    await stop(miner);
    await advance(DAY - ((api.context.now().getTime() / 1000) % DAY));
    await mineDays([miner], 2);
    const missDay = async () => {
      await miner.logInAgain();
      await stop(miner);
      await advance(DAY);
      await miner.logInAgain();
    };
    await missDay();
    expect((await read(miner)).streak).toMatchObject({ days: 2, isAtRisk: true, isTodayCounted: false });
    await mineDays([miner], 1);
    await miner.logInAgain();
    const { streak } = await read(miner);
    expect(streak).toMatchObject({ days: 3, isAtRisk: false });
    expect(Date.parse(streak.forgivesFrom) - api.context.now().getTime()).toBe(5 * DAY * 1000);
    await missDay();
    expect((await read(miner)).streak).toMatchObject({ days: 0, best: 3, isAtRisk: false });
  });

  test('count payments only to active players outside one’s own network, and active invitees', async () => {
    const [payer, active, newcomer] = [await newMiner(api), await newMiner(api), await newMiner(api)];
    const { referralCode } = await payer.get<Profile>('/shared/client/profile');
    const invited = await newMiner(api, { referralCode });
    await advance(DAY - ((api.context.now().getTime() / 1000) % DAY));
    await mineDays([active, invited], ACTIVE_DAYS);
    await payer.logInAgain();
    const { value } = await find(payer, 'payments');
    expect((await pay(payer, newcomer)).status).toBe(200);
    expect((await pay(payer, invited)).status).toBe(200);
    expect((await find(payer, 'payments')).value).toBe(value);
    await pay(payer, active);
    await pay(payer, active);
    expect((await find(payer, 'payments')).value).toBe(value + 1);
    expect((await find(payer, 'invitees')).value).toBe(1);
  });

  test('include goals of the week, which are announced once when done and replaced on Sunday', async () => {
    const miner = await newMiner(api);
    await read(miner);
    await api.database.query('update week_goals set goals = $2::jsonb where player_id = $1', [
      miner.id,
      JSON.stringify([
        { kind: 'nodes', target: 1 },
        { kind: 'swaps', target: 2 },
      ]),
    ]);
    await buyNode(miner);
    await buyOre(miner, '2');
    expect((await read(miner)).week.goals.map(({ value }) => value)).toEqual([1, 1]);
    await buyOre(miner, '2');
    const done = await Promise.all([read(miner), read(miner), read(miner)]);
    expect(done.map(({ week }) => week.doneAt !== null)).toEqual([true, true, true]);
    expect((await listNotifications(miner)).filter(({ achievement }) => achievement === 'week')).toHaveLength(
      1,
    );
    expect(await find(miner, 'weeks')).toMatchObject({ value: 1 });
    const { endsAt } = done[0].week;
    await advance((Date.parse(endsAt) - api.context.now().getTime()) / 1000);
    await miner.logInAgain();
    const { week } = await read(miner);
    expect(Date.parse(week.endsAt) - Date.parse(endsAt)).toBe(7 * DAY * 1000);
    expect([week.doneAt, week.goals.length]).toEqual([null, 3]);
    expect(week.goals.filter(({ kind }) => kind !== 'collects').map(({ value }) => value)).not.toContain(2);
    await advance(30 * DAY);
    await purgeExpired(api.context);
    await miner.logInAgain();
    expect((await find(miner, 'weeks')).value).toBe(1);
  });

  test('need a login, and cannot be written by a client', async () => {
    expect((await api.call('GET /shared/game/achievements')).status).toBe(401);
    const miner = await newMiner(api);
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await miner.call(`${method} /shared/game/achievements`, { kind: 'blocks' })).status).toBe(404);
    expect(await readAwards(miner)).toEqual([]);
  });

  test('scan as many rows as the last target needs', () => {
    for (const kind of ['found', 'nodes', 'upgrades', 'swaps', 'payments'] as const)
      expect(TARGETS[kind].at(-1)).toBeLessThanOrEqual(MAX_COUNTED);
  });
});
