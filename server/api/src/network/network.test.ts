import type { NetworkMembers, NetworkSummary } from '@hashgrid/contracts';
import { newMiner, advanceTime, type Miner } from '../../test/newMiner';
import { openTestApi } from '../../test/openTestApi';
import { advanceGame } from '../mining/advanceGame';
import { settleAllBlocks } from '../../test/settleAllBlocks';
import { payDueDays } from '../mining/payouts/payDueDays';

describe('referral network', () => {
  const api = openTestApi();
  let top: Miner;
  let children: Miner[];
  let grandchild: Miner;
  let greatGrandchild: Miner;

  const readSummary = (miner: Miner) => miner.get<NetworkSummary>('/shared/network/summary');
  const readMembers = (miner: Miner, query = '') =>
    miner.get<NetworkMembers>(`/shared/network/members${query}`);
  const inviteMiner = async (inviter: Miner) => {
    api.advanceClock(1);
    return newMiner(api, { referralCode: (await readSummary(inviter)).code });
  };

  beforeAll(async () => {
    top = await newMiner(api);
    children = [await inviteMiner(top), await inviteMiner(top), await inviteMiner(top)];
    grandchild = await inviteMiner(children[0]!);
    greatGrandchild = await inviteMiner(grandchild);
    await inviteMiner(greatGrandchild);
    await advanceTime(api, 7200);
  });

  test('[R7] is summarized by level, three levels deep, with the earnings from each', async () => {
    const summary = await readSummary(top);
    expect(summary).toMatchObject({ members: 5, active: 5, invitedBy: null });
    expect(
      summary.levels.map(({ level, percent, members, hashrate }) => [level, percent, members, hashrate]),
    ).toEqual([
      [1, 5, 3, '9'],
      [2, 2, 1, '3'],
      [3, 1, 1, '3'],
    ]);
    const sum = summary.levels.reduce((total, { earned }) => total + Number(earned), 0);
    expect(sum).toBeCloseTo(Number(summary.earned), 8);
    expect((await readSummary(grandchild)).invitedBy).toMatch(/^p\*\*\*\d$/);
    const { unpaid } = await top.get<{ unpaid: { bonus: string } }>('/shared/game/overview');
    expect(summary.earned).toBe(unpaid.bonus);
  });

  test('[R7] is expanded member by member with masked names, down to the third level', async () => {
    const first = await readMembers(top);
    expect(first.items.map(({ id }) => id)).toEqual(children.map(({ id }) => id));
    expect(await readMembers(top, `?parentId=${top.id.toUpperCase()}`)).toEqual(first);
    expect(first.items.map(({ children: count }) => count)).toEqual([1, 0, 0]);
    expect(JSON.stringify(first)).not.toContain(children[0]!.username);
    const second = await readMembers(top, `?parentId=${children[0]!.id}`);
    expect(second.items).toEqual([
      expect.objectContaining({ id: grandchild.id, level: 2, children: 1, isActive: true }),
    ]);
    const third = await readMembers(top, `?parentId=${grandchild.id}`);
    expect(third.items).toEqual([expect.objectContaining({ id: greatGrandchild.id, level: 3, children: 0 })]);
    expect((await readMembers(top, `?parentId=${greatGrandchild.id}`)).items).toEqual([]);
  });

  test('[R7] is also paginated as a flat list, level by level', async () => {
    const listedIds: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: NetworkMembers = await readMembers(
        top,
        `?level=all&limit=2${cursor && `&cursor=${cursor}`}`,
      );
      listedIds.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(listedIds).toEqual([...children, grandchild, greatGrandchild].map(({ id }) => id));
    expect((await readMembers(top, '?level=2')).items.map(({ id }) => id)).toEqual([grandchild.id]);
  });

  test('rejects an unknown parent, a parent in another network, and an invalid query', async () => {
    const stranger = await newMiner(api);
    for (const id of [children[0]!.id, 'nobody'])
      expect((await stranger.call(`GET /shared/network/members?parentId=${id}`)).status).toBe(404);
    for (const query of ['?cursor=x', '?cursor=1/2/3', '?level=4'])
      expect((await top.call(`GET /shared/network/members${query}`)).status).toBe(422);
    const { nextCursor } = await readMembers(top, '?level=1&limit=1');
    const otherLevel = await top.call(`GET /shared/network/members?level=2&cursor=${nextCursor}`);
    expect(otherLevel.status).toBe(422);
  });

  test('keeps the earnings from members after a payout', async () => {
    const before = Number((await readSummary(top)).earned);
    await advanceTime(api, 86_400);
    const after = await readSummary(top);
    expect(Number(after.earned)).toBeGreaterThan(before);
    const rows = await api.database.query<{ bonus: string }>(
      `select sum(bonus)::text as bonus from share_buckets where player_id = $1`,
      [top.id],
    );
    expect(Number(after.earned)).toBeCloseTo(Number(rows[0]!.bonus) / 1e8, 8);
  });

  test('counts what a member has earned once while a day is being paid out', async () => {
    api.advanceClock(86_400);
    await settleAllBlocks(api.context);
    await top.logInAgain();
    const readEarned = async () => (await readMembers(top)).items.map(({ earned }) => Number(earned));
    const before = await readEarned();
    expect(Math.min(...before)).toBeGreaterThan(0);
    // Pays all players. The day stays open until the next batch is found empty.
    expect(await payDueDays(api.context)).toBe(true);
    expect(await readEarned()).toEqual(before);
    await advanceGame(api.context);
    expect(await readEarned()).toEqual(before);
  });
});
