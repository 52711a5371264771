import { randomUUID } from 'node:crypto';
import type {
  Blocks,
  BulkResult,
  Collected,
  MiningNode,
  MiningNodes,
  MiningStats,
  MiningSummary,
  NodeReceipt,
  NodeTypes,
  Overview,
  TransactionDetail,
} from '@hashgrid/contracts';
import { buyOre, newMiner, advanceTime, type Miner } from '../../test/newMiner';
import { openTestApi } from '../../test/openTestApi';
import { BLOCK_EMISSION, ECONOMY } from '../economy';
import { toTerahashes } from './prices/minedToken';

const HOUR = 3600;
const DAY = 24 * HOUR;
const { reward } = BLOCK_EMISSION.standard;

describe('mining', () => {
  const api = openTestApi({ limits: { nodeChangesByAccount: { count: 10_000, seconds: 60 } } });

  const readNodes = (miner: Miner) => miner.get<MiningNodes>('/shared/mining/nodes');
  const readOverview = (miner: Miner) => miner.get<Overview>('/shared/game/overview');
  const post = <Data>(path: string, miner: Miner, body?: object, key?: string) =>
    miner.call<Data>(`POST /auth/mining${path}`, body, key);

  // Each test starts at the beginning of a day, so that the midnight payout happens only when the test advances the
  // clock.
  beforeEach(() => {
    const now = api.context.now().getTime() / 1000;
    return advanceTime(api, DAY - (now % DAY));
  });

  test('gives a new player a running starter node, new blocks and growing unpaid rewards', async () => {
    const miner = await newMiner(api);
    const { nodes } = await readNodes(miner);
    expect(nodes).toEqual([
      expect.objectContaining({ type: 'starter', status: 'running', hashrate: '3', level: 1 }),
    ]);
    const before = await readOverview(miner);
    expect(before).toMatchObject({
      unpaid: { token: 'ORE', total: '0' },
      hashrate: { running: '3', total: '3' },
      block: { seconds: 600, reward },
      canCollect: false,
      collectedToday: null,
    });
    await advanceTime(api, 2 * HOUR);
    const after = await readOverview(miner);
    expect(after.block.number).toBe(before.block.number + 12);
    expect(after.lastBlock).toMatchObject({ number: after.block.number - 1, reward });
    expect(Number(after.unpaid.mined)).toBeGreaterThan(0);
    expect(after).toMatchObject({ canCollect: true, dayProfit: { total: after.unpaid.total } });
    expect(Number(after.projection.week)).toBeCloseTo(7 * Number(after.projection.day), 6);
  });

  test('charges the price of a node, starts it immediately and mines with it', async () => {
    const miner = await newMiner(api);
    const { types } = await miner.get<NodeTypes>('/shared/mining/node-types');
    expect(types.map(({ hashrate, price }) => [hashrate, price])).toEqual(
      ECONOMY.shop.map(({ hashrate, price }) => [toTerahashes(hashrate), price]),
    );
    for (const { dayValue, paybackSeconds } of types) {
      expect(Number(dayValue)).toBeGreaterThan(0);
      expect(paybackSeconds).toBeGreaterThan(0);
    }
    const { body, status } = await post<NodeReceipt>('/nodes', miner, {
      type: 'forge',
      name: ' Cellar ',
    });
    expect([status, body.data.cost, body.data.token]).toEqual([200, '22', 'USDT']);
    expect(body.data.node).toMatchObject({ name: 'Cellar', status: 'running', hashrate: '100' });
    const entry = await miner.get<TransactionDetail>(`/auth/transaction/${body.data.transactionId}`);
    expect(entry.legs).toEqual([
      { account: 'me', name: null, token: 'USDT', amount: '-22', purpose: 'cost' },
      { account: 'pool', name: null, token: 'USDT', amount: '22', purpose: null },
    ]);
    await advanceTime(api, HOUR);
    const summary = await miner.get<MiningSummary>('/shared/mining/summary');
    expect(summary.player.hashrate).toBe('103');
    expect(summary.luck.map(({ blocks }) => blocks)).toEqual(
      [10, 50, 250].map((count) => Math.min(count, summary.height)),
    );
    const { nodes } = await readNodes(miner);
    const unpaid = (await readOverview(miner)).unpaid.mined;
    expect(nodes.reduce((sum, { earned }) => sum + Number(earned), 0)).toBeCloseTo(Number(unpaid), 6);
    const tooExpensive = await post('/nodes', miner, { type: 'star' });
    expect([tooExpensive.status, tooExpensive.body.message]).toEqual([422, 'Insufficient balance.']);
    const notForSale = await post('/nodes', miner, { type: 'starter' });
    expect(notForSale.body.errors).toEqual({ type: ['Choose a node from the shop.'] });
  });

  test('buys one node per idempotency key, rejects another order under it and requires a key', async () => {
    const miner = await newMiner(api);
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => post<NodeReceipt>('/nodes', miner, { type: 'spark' }, key)),
    );
    expect(new Set(responses.map(({ body }) => body.data.node.id)).size).toBe(1);
    expect((await readNodes(miner)).nodes).toHaveLength(2);
    expect((await post('/nodes', miner, { type: 'forge' }, key)).status).toBe(422);
    const withoutKey = await api.call('POST /auth/mining/nodes', {
      bearer: await miner.bearer(),
      body: { type: 'spark' },
    });
    expect(withoutKey.status).toBe(422);
  });

  test('completes only as many concurrent purchases as the balance covers', async () => {
    const miner = await newMiner(api);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => post('/nodes', miner, { type: 'spark' })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 422, 422, 422]);
  });

  test('enforces the limit of 200 nodes for concurrent purchases', async () => {
    const miner = await newMiner(api);
    await api.database.query(
      `insert into nodes (id, player_id, type, name, hashrate, is_on, charge, charged_at, created_at, expires_at)
       select gen_random_uuid(), player_id, type, name, hashrate, false, 0, charged_at, created_at, expires_at
       from nodes cross join generate_series(1, 198) where player_id = $1`,
      [miner.id],
    );
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => post('/nodes', miner, { type: 'spark' })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await readNodes(miner)).nodes).toHaveLength(200);
  });

  test('recharges a stopped node while idle and resumes it when started', async () => {
    const miner = await newMiner(api);
    const { nodes } = await readNodes(miner);
    const { id } = nodes[0]!;
    await advanceTime(api, 12 * HOUR);
    const stopped = (await post<MiningNode>(`/nodes/${id}/stop`, miner)).body.data;
    expect(stopped).toMatchObject({ status: 'paused', battery: { charge: 0.5, emptyAt: null } });
    const { unpaid } = await readOverview(miner);
    await advanceTime(api, 24 * HOUR);
    expect((await readNodes(miner)).nodes[0]!.battery.charge).toBe(0.75);
    const started = (await post<MiningNode>(`/nodes/${id}/start`, miner)).body.data;
    expect(started.status).toBe('running');
    expect(Date.parse(started.battery.emptyAt!) - api.context.now().getTime()).toBe(18 * HOUR * 1000);
    expect(Number(started.earned)).toBeCloseTo(Number(unpaid.mined), 5);
  });

  test('keeps an empty node stopped until it is recharged; the first recharge of all nodes is free, the next burns ORE', async () => {
    const miner = await newMiner(api);
    const { id } = (await readNodes(miner)).nodes[0]!;
    await advanceTime(api, DAY + 60);
    const overview = await readOverview(miner);
    expect(overview.nodes).toEqual({ running: 0, paused: 0, depleted: 1, expired: 0, refilled: 0 });
    expect(overview.needCharge.map((node) => node.id)).toEqual([id]);
    const { nodes, rechargeAll } = await readNodes(miner);
    expect(nodes[0]).toMatchObject({ status: 'depleted', battery: { emptyAt: null } });
    expect(rechargeAll).toEqual({ nodes: 1, cost: '0', isFree: true });
    const free = await post<BulkResult>('/nodes/recharge-all', miner, {});
    expect(free.body.data).toEqual({ changed: 1, token: 'ORE', cost: '0', transactionId: null });
    expect((await readNodes(miner)).nodes[0]!.status).toBe('running');
    await advanceTime(api, 6 * HOUR);
    expect((await readNodes(miner)).rechargeAll).toEqual({ nodes: 1, cost: '0.0015', isFree: false });
    await buyOre(miner, '1');
    const aboveLimit = await post<BulkResult>('/nodes/recharge-all', miner, { maxCost: '0' });
    expect(aboveLimit.body.errors).toHaveProperty('maxCost');
    const paid = await post<BulkResult>('/nodes/recharge-all', miner, { maxCost: '0.0015' });
    expect(paid.body.data).toMatchObject({ changed: 1, cost: '0.0015' });
    expect((await post('/nodes/recharge-all', miner, {})).status).toBe(409);
    const entry = await miner.get<TransactionDetail>(`/auth/transaction/${paid.body.data.transactionId}`);
    expect(entry.legs.map(({ account, amount }) => [account, amount])).toEqual([
      ['me', '-0.0015'],
      ['burn', '0.0015'],
    ]);
  });

  test('burns ORE for a single recharge and changes nothing when the balance is too low', async () => {
    const miner = await newMiner(api);
    const { id } = (await readNodes(miner)).nodes[0]!;
    expect((await post(`/nodes/${id}/recharge`, miner, {})).status).toBe(409);
    await advanceTime(api, 12 * HOUR);
    expect((await post(`/nodes/${id}/recharge`, miner, {})).body.message).toBe('Insufficient balance.');
    expect((await readNodes(miner)).nodes[0]!.battery.charge).toBe(0.5);
    await buyOre(miner, '1');
    const { body } = await post<NodeReceipt>(`/nodes/${id}/recharge`, miner, {});
    expect(body.data).toMatchObject({ cost: '0.003', node: { battery: { charge: 1 } } });
  });

  test('adds 15% of the base hashrate per upgrade at double the cost each time', async () => {
    const miner = await newMiner(api);
    await buyOre(miner, '20');
    const { id } = (await readNodes(miner)).nodes[0]!;
    const costs: string[] = [];
    for (let level = 2; level <= 5; level += 1)
      costs.push((await post<NodeReceipt>(`/nodes/${id}/upgrade`, miner, {})).body.data.cost);
    expect(costs).toEqual(['0.2', '0.4', '0.8', '1.6']);
    const { nodes } = await readNodes(miner);
    expect(nodes[0]).toMatchObject({ level: 5, hashrate: '4.8', upgrade: null, status: 'running' });
    expect((await post(`/nodes/${id}/upgrade`, miner, {})).status).toBe(409);
    expect((await readOverview(miner)).hashrate.running).toBe('4.8');
  });

  test('lets only the owner rename, start or stop a node, and returns 404 for nodes of others', async () => {
    const [owner, other] = [await newMiner(api), await newMiner(api)];
    const { id } = (await readNodes(owner)).nodes[0]!;
    const rename = (miner: Miner, name: string) =>
      miner.call<MiningNode>(`PATCH /auth/mining/nodes/${id}`, { name });
    expect((await rename(owner, 'Roof')).body.data.name).toBe('Roof');
    expect((await rename(owner, '   ')).body.errors).toEqual({ name: ['Enter a name.'] });
    expect((await rename(owner, '\u200b')).body.errors).toHaveProperty('name');
    expect((await rename(owner, 'x'.repeat(41))).body.errors).toEqual({
      name: ['Use 40 characters or fewer.'],
    });
    expect((await rename(other, 'Mine')).status).toBe(404);
    for (const action of ['start', 'stop'])
      expect((await post(`/nodes/${id}/${action}`, other)).status).toBe(404);
    for (const path of ['/nodes/1/start', `/nodes/${randomUUID()}/stop`])
      expect((await post(path, owner)).status).toBe(404);
  });

  test('starts and stops several nodes in one call, and none if one belongs to another player', async () => {
    const [owner, other] = [await newMiner(api), await newMiner(api)];
    for (let index = 0; index < 3; index += 1) await post('/nodes', owner, { type: 'spark' });
    const ids = (await readNodes(owner)).nodes.map(({ id }) => id);
    const otherNodeId = (await readNodes(other)).nodes[0]!.id;
    const bulk = async (path: string, body: object) =>
      (await post<BulkResult>(path, owner, body)).body.data?.changed;
    expect(await bulk('/nodes/stop-all', { ids: ids.slice(0, 2) })).toBe(2);
    expect(await bulk('/nodes/stop-all', {})).toBe(2);
    expect((await readOverview(owner)).hashrate).toEqual({ running: '0', total: '78' });
    expect((await post('/nodes/start-all', owner, { ids: [ids[0], otherNodeId] })).status).toBe(404);
    expect(await bulk('/nodes/start-all', {})).toBe(4);
  });

  test('expires a node after 90 days: it cannot be started, recharged or upgraded', async () => {
    const miner = await newMiner(api);
    const { id } = (await readNodes(miner)).nodes[0]!;
    api.advanceClock(91 * DAY);
    await miner.logInAgain();
    const old = (await readNodes(miner)).nodes.find((node) => node.id === id);
    expect(old).toMatchObject({ status: 'expired', upgrade: null, rechargeCost: null });
    for (const action of ['start', 'stop'])
      expect((await post(`/nodes/${id}/${action}`, miner)).status).toBe(404);
    for (const action of ['recharge', 'upgrade'])
      expect((await post(`/nodes/${id}/${action}`, miner, {})).status).toBe(404);
  });

  test('collects unpaid rewards early once per UTC day and pays the rest at midnight, each once', async () => {
    const miner = await newMiner(api);
    await advanceTime(api, 2 * HOUR);
    const { unpaid } = await readOverview(miner);
    const key = randomUUID();
    const first = await post<Collected>('/collect', miner, undefined, key);
    expect(first.body.data).toMatchObject({ mined: unpaid.mined, total: unpaid.total });
    expect((await post<Collected>('/collect', miner, undefined, key)).body).toEqual(first.body);
    expect(await readOverview(miner)).toMatchObject({
      unpaid: { total: '0' },
      canCollect: false,
      collectedToday: unpaid.total,
    });
    await advanceTime(api, HOUR);
    expect((await post('/collect', miner)).status).toBe(409);
    expect((await readOverview(miner)).collectedToday).toBe(unpaid.total);
    const { unpaid: rest } = await readOverview(miner);
    expect(Number(rest.total)).toBeGreaterThan(0);
    await advanceTime(api, DAY);
    expect((await readOverview(miner)).collectedToday).toBeNull();
    const kinds = await api.database.query<{ kind: string }>(
      'select kind from payouts where player_id = $1 and entry_id is not null order by kind',
      [miner.id],
    );
    expect(kinds).toEqual([{ kind: 'collect' }, { kind: 'daily_profit' }]);
  });

  test('lists blocks newest first with the player’s share', async () => {
    const miner = await newMiner(api);
    await advanceTime(api, HOUR);
    const first = await miner.get<Blocks>('/shared/mining/blocks?limit=2');
    const second = await miner.get<Blocks>(`/shared/mining/blocks?limit=2&cursor=${first.nextCursor}`);
    const numbers = [...first.items, ...second.items].map(({ number }) => number);
    expect(numbers).toEqual([0, 1, 2, 3].map((offset) => numbers[0]! - offset));
    expect(Number(first.items[0]!.playerReward!.mined)).toBeGreaterThan(0);
    const { paid, bonuses, treasury } = first.items[0]!;
    expect(Number(paid) + Number(bonuses) + Number(treasury)).toBeCloseTo(Number(reward), 8);
    expect((await miner.call('GET /shared/mining/blocks?cursor=x')).status).toBe(422);
  });

  test.each([
    ['1h', 6, HOUR / 6],
    ['24h', 3, HOUR],
    ['7d', 1, 6 * HOUR],
    ['30d', 1, DAY],
  ])('starts the %s chart when the player joined', async (range, count, stepSeconds) => {
    const miner = await newMiner(api);
    await advanceTime(api, 3 * HOUR);
    const stats = await miner.get<MiningStats>(`/shared/mining/stats?range=${range}`);
    expect([stats.points.length, stats.stepSeconds]).toEqual([count, stepSeconds]);
    // The starter node has run since the player joined, so every point shows its full hashrate: time before the player joined and
    // time that isn't settled yet don't lower the average.
    const { running } = (await readOverview(miner)).hashrate;
    for (const { hashrate } of stats.points) expect(Number(hashrate)).toBeCloseTo(Number(running), 1);
    expect(stats.points.map(({ isOpen }) => isOpen)).toEqual(stats.points.map(() => stepSeconds > HOUR));
    expect((await miner.call('GET /shared/mining/stats?range=1y')).status).toBe(422);
    if (range === '1h') return;
    const mined = stats.points.reduce((sum, point) => sum + Number(point.mined), 0);
    expect(mined).toBeCloseTo(Number((await readOverview(miner)).dayProfit.mined), 6);
  });

  test.each([
    '/shared/game/overview',
    '/shared/mining/summary',
    '/shared/mining/nodes',
    '/shared/network/summary',
  ])('returns 401 for a guest at %s', async (path) => {
    expect((await api.call(`GET ${path}`)).status).toBe(401);
  });
});
