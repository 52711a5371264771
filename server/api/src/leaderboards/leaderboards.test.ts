import type { Leaderboard, Profile } from '@hashgrid/contracts';
import { advanceTime, newMiner, type Miner } from '../../test/newMiner';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { refreshLeaderboards } from './refreshLeaderboards';

const HOUR = 3600;

describe('leaderboards', () => {
  const api = openTestApi();

  const read = (miner: Miner, board: string, query = '') =>
    miner.get<Leaderboard>(`/shared/game/leaderboards/${board}${query}`);
  const mine = async (seconds: number) => {
    await advanceTime(api, seconds);
    await refreshLeaderboards(api.context);
  };
  const setVisibility = (miner: Miner, visibility: string) =>
    miner.call('PUT /shared/game/leaderboard-visibility', { visibility });
  const mask = (name: string) => `${name.slice(0, 1)}***${name.slice(-1)}`;
  /** Sums all shares that were ever settled, hidden players included. */
  const sumShares = async () =>
    (
      await api.database.query<{ sum: string }>('select (sum(mined) / 1e8)::text as sum from share_buckets')
    )[0]!.sum;
  const sumScores = ({ items }: Leaderboard) => items.reduce((sum, { score }) => sum + Number(score), 0);
  const readOwn = async (miner: Miner, board: string) => Number((await read(miner, board)).player.score);

  test('rank players by what they mined, with equal ranks for equal scores and masked names', async () => {
    const [ann, bob, cid] = [await newMiner(api), await newMiner(api), await newMiner(api)];
    await cid.call('POST /auth/mining/nodes', { type: 'spark' });
    await mine(90 * 60);
    const { items, player, players } = await read(ann, 'week');
    expect(items.map(({ rank, name, isPlayer }) => [rank, name, isPlayer])).toEqual(
      expect.arrayContaining([
        [1, mask(cid.username), false],
        [2, ann.username, true],
        [2, mask(bob.username), false],
      ]),
    );
    expect(items.map(({ rank }) => rank)).toEqual([1, 2, 2]);
    expect([player.rank, players, player.visibility]).toEqual([2, 3, 'masked']);
    expect(Number(items[0]!.score)).toBeGreaterThan(Number(items[1]!.score));
    expect((await read(ann, 'allTime')).items).toEqual(items);

    const first = await read(bob, 'week', '?limit=2');
    const second = await read(bob, 'week', `?limit=2&cursor=${first.nextCursor!}`);
    expect([...first.items, ...second.items].filter(({ isPlayer }) => isPlayer)).toHaveLength(1);
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([2, 1, null]);
  });

  test('list a player by name, or not at all, as they choose', async () => {
    const reader = await newMiner(api);
    const best = await newMiner(api);
    await best.call('POST /auth/mining/nodes', { type: 'forge' });
    await mine(HOUR);
    await setVisibility(best, 'named');
    const readNames = async () => (await read(reader, 'week')).items.map(({ name }) => name);
    expect((await readNames())[0]).toBe(best.username);
    const { rank } = (await read(reader, 'week')).player;
    await setVisibility(best, 'hidden');
    expect(await readNames()).not.toContain(best.username);
    expect((await read(best, 'week')).player).toMatchObject({ rank: 1, visibility: 'hidden' });
    await refreshLeaderboards(api.context);
    const hidden = await read(best, 'week');
    expect(hidden.items[0]!.rank).toBe(1);
    expect(hidden.player.rank).toBe(1);
    expect((await read(reader, 'week')).player.rank).toBe(rank! - 1);
    const wrong = await setVisibility(best, 'famous');
    expect([wrong.status, Object.keys(wrong.body.errors!)]).toEqual([422, ['visibility']]);
  });

  test('[K8] count every share once, and start over with each week on Sunday at 00:00 UTC', async () => {
    const miner = await newMiner(api);
    const { weekEndsAt } = await read(miner, 'week');
    const end = new Date(weekEndsAt);
    expect([end.getUTCDay(), end.toISOString().slice(11)]).toEqual([0, '00:00:00.000Z']);
    await mine((end.getTime() - api.context.now().getTime()) / 1000 - 2 * HOUR);
    await miner.logInAgain();
    await miner.call('POST /auth/mining/nodes/recharge-all', {});
    await mine(HOUR);
    await refreshLeaderboards(api.context);
    const before = await readOwn(miner, 'allTime');
    expect(await readOwn(miner, 'week')).toBe(before);
    await mine(2 * HOUR);
    const week = await readOwn(miner, 'week');
    expect(week).toBeGreaterThan(0);
    const after = await readOwn(miner, 'allTime');
    // Since `before`, the player has mined an hour of each week.
    expect(after - before).toBeCloseTo(2 * week, 5);
    await api.database.query("update accounts set leaderboard = 'named'");
    await mine(HOUR);
    expect(sumScores(await read(miner, 'allTime', '?limit=100'))).toBeCloseTo(Number(await sumShares()), 6);
  });

  test('leave out of a new week what was mined before it, while its first block is not settled yet', async () => {
    const miner = await newMiner(api);
    const end = Date.parse((await read(miner, 'week')).weekEndsAt);
    const getSecondsLeft = () => (end - api.context.now().getTime()) / 1000;
    await mine(getSecondsLeft() - HOUR);
    await miner.logInAgain();
    await miner.call('POST /auth/mining/nodes/recharge-all', {});
    await miner.call('POST /auth/mining/nodes/start-all', {});
    await mine(getSecondsLeft() - 15 * 60);
    expect((await read(miner, 'week')).items).not.toEqual([]);
    api.advanceClock(16 * 60);
    await refreshLeaderboards(api.context);
    const { items, player, weekEndsAt } = await read(miner, 'week');
    expect(Date.parse(weekEndsAt)).toBeGreaterThan(end);
    expect([items, player.score]).toEqual([[], '0']);
    await advanceTime(api, 0);
  });

  test('rank no player before the first ranking of their board', async () => {
    const miner = await newMiner(api);
    await api.database.query('delete from leaderboard_rows');
    await advanceTime(api, HOUR);
    const readBoard = async () => {
      const { items, player } = await read(miner, 'week');
      return { isRanked: items.length > 0, hasRank: player.rank !== null, score: Number(player.score) };
    };
    expect(await readBoard()).toMatchObject({ isRanked: false, hasRank: false });
    expect((await readBoard()).score).toBeGreaterThan(0);
    await refreshLeaderboards(api.context);
    expect(await readBoard()).toMatchObject({ isRanked: true, hasRank: true });
  });

  test('rank what players earned with their network', async () => {
    const inviter = await newMiner(api);
    const { referralCode } = await inviter.get<Profile>('/shared/client/profile');
    await newMiner(api, { referralCode });
    await mine(HOUR);
    const { items, player } = await read(inviter, 'network');
    expect(items.map(({ isPlayer }) => isPlayer)).toEqual([true]);
    expect(player.rank).toBe(1);
    expect(Number(player.score)).toBeGreaterThan(0);
    const newcomer = await newMiner(api);
    expect((await read(newcomer, 'network')).player).toEqual({
      rank: null,
      score: '0',
      visibility: 'masked',
    });
  });

  test('refuse an unknown board and a malformed cursor', async () => {
    const miner = await newMiner(api);
    const readStatus = async (path: string) =>
      (await miner.call(`GET /shared/game/leaderboards/${path}`)).status;
    expect([await readStatus('richest'), await readStatus('week?cursor=x')]).toEqual([404, 422]);
  });

  test('leave closed accounts out', async () => {
    const [reader, leaver] = [await newMiner(api), await newMiner(api)];
    await mine(HOUR);
    await setVisibility(leaver, 'named');
    await mine(HOUR);
    const readNames = async () => (await read(reader, 'week', '?limit=100')).items.map(({ name }) => name);
    expect(await readNames()).toContain(leaver.username);
    await leaver.call('POST /shared/client/close', { password: PASSWORD });
    expect(await readNames()).not.toContain(leaver.username);
  });
});
