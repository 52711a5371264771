import type {
  Achievements,
  Block,
  Collected,
  MiningNode,
  MiningNodes,
  MiningStats,
  MiningSummary,
  NetworkMember,
  NetworkSummary,
  NodeTypes,
  Overview,
} from '@hashgrid/contracts';
import { fail, FakeStream, ok, sampleOverview, sampleRules, type FakeHandlers } from '@hashgrid/testing';

/** Wraps an amount in the characters with which `useFormatAmount` isolates it from the direction of the text around it. */
export const isolateAmount = (amount: string) => `\u2066${amount}\u2069`;

/** Returns the ISO time that many seconds from now; in the past if negative. */
export const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

export const createBlock = (number: number, overrides: Partial<Block> = {}): Block => ({
  number,
  hash: `${number}`.padStart(64, 'a'),
  startsAt: '2026-11-21T09:00:00.000Z',
  endsAt: '2026-11-21T09:00:10.000Z',
  reward: '800',
  hashrate: '60046',
  miners: 7,
  paid: '0.56',
  bonuses: '0.02',
  treasury: '799.42',
  finder: null,
  isFoundByPlayer: false,
  playerReward: { mined: '0.34', bonus: '0.01' },
  ...overrides,
});

export const createNode = (id: string, overrides: Partial<MiningNode> = {}): MiningNode => ({
  id,
  name: `Node ${id}`,
  type: 'spark',
  status: 'running',
  level: 1,
  hashrate: '25',
  upgrade: { hashrate: '28.75', cost: '1' },
  battery: { charge: 0.5, emptyAt: inSeconds(43_200), fullAt: null },
  rechargeCost: '0.025',
  earned: '1.5',
  createdAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2027-02-18T09:00:00.000Z',
  ...overrides,
});

export const createOverview = (overrides: Partial<Overview> = {}): Overview => ({
  ...sampleOverview,
  serverTime: inSeconds(0),
  block: { ...sampleOverview.block, startsAt: inSeconds(-2), endsAt: inSeconds(8) },
  lastBlock: createBlock(42),
  settlesAt: inSeconds(50_000),
  ...overrides,
});

export const createSummary = (overrides: Partial<MiningSummary> = {}): MiningSummary => ({
  serverTime: inSeconds(0),
  height: 43,
  network: { players: '46', baseline: '60000', total: '60046' },
  miners: 7,
  reward: '800',
  halving: { block: 259_200, blocksLeft: 259_157, at: inSeconds(2_591_570), nextReward: '400' },
  player: { hashrate: '28', share: 0.00046631, projection: createOverview().projection },
  luck: [
    { blocks: 10, found: 1, expected: '0.5', value: 2 },
    { blocks: 43, found: 2, expected: '2.2', value: 0.9091 },
    { blocks: 43, found: 2, expected: '2.2', value: 0.9091 },
  ],
  ...overrides,
});

export const createStats = (overrides: Partial<MiningStats> = {}): MiningStats => ({
  range: '24h',
  stepSeconds: 900,
  points: [
    { at: '2026-11-21T08:30:00.000Z', hashrate: '0', mined: '0', bonus: '0', isOpen: false },
    { at: '2026-11-21T08:45:00.000Z', hashrate: '3', mined: '0.1', bonus: '0', isOpen: false },
    { at: '2026-11-21T09:00:00.000Z', hashrate: '28', mined: '0.9', bonus: '0', isOpen: true },
  ],
  ...overrides,
});

export const createNodes = (nodes: MiningNode[], overrides: Partial<MiningNodes> = {}): MiningNodes => ({
  serverTime: inSeconds(0),
  nodes,
  hashrate: { running: '25', total: '50' },
  rechargeAll: { nodes: nodes.length, cost: '0', isFree: true },
  maxNodes: 200,
  ...overrides,
});

export const nodeTypes: NodeTypes = {
  currency: 'USDT',
  types: [
    {
      code: 'spark',
      name: 'Spark',
      hashrate: '25',
      price: '5',
      lifeDays: 90,
      upgradeCost: '1',
      dayAtCurrentRate: '2175.1',
      dayValue: '1061.4',
      paybackSeconds: 400,
    },
    {
      code: 'forge',
      name: 'Forge',
      hashrate: '100',
      price: '22',
      lifeDays: 90,
      upgradeCost: '4',
      dayAtCurrentRate: '7690.4',
      dayValue: '3560.3',
      paybackSeconds: 500,
    },
    {
      code: 'star',
      name: 'Star',
      hashrate: '6000',
      price: '1750',
      lifeDays: 90,
      upgradeCost: '240',
      dayAtCurrentRate: '45536.2',
      dayValue: '15611.1',
      paybackSeconds: null,
    },
  ],
};

export const createNetwork = (overrides: Partial<NetworkSummary> = {}): NetworkSummary => ({
  code: 'GRID 21',
  invitedBy: 'h***y',
  token: 'ORE',
  members: 6,
  active: 5,
  earned: '0.0115',
  levels: [
    { level: 1, percent: 5, members: 3, active: 3, hashrate: '9', earned: '0.0086' },
    { level: 2, percent: 2, members: 2, active: 1, hashrate: '3', earned: '0.0023' },
    { level: 3, percent: 1, members: 1, active: 1, hashrate: '3', earned: '0.0006' },
  ],
  ...overrides,
});

export const createMember = (id: string, overrides: Partial<NetworkMember> = {}): NetworkMember => ({
  id,
  name: `${id}***x`,
  level: 1,
  joinedAt: '2026-11-20T09:00:00.000Z',
  hashrate: '3',
  isActive: true,
  earned: '0.003',
  children: 0,
  ...overrides,
});

export const collected: Collected = {
  transactionId: 'collect-1',
  token: 'ORE',
  mined: '1.2',
  bonus: '0.03',
  total: '1.23',
};

/** Returns achievements and goals, including kinds that only a newer server knows, which screens skip. */
export const createAchievements = (overrides: Partial<Achievements> = {}): Achievements => ({
  achievements: [
    {
      kind: 'blocks',
      value: 43,
      tiers: [
        { target: 1, awardedAt: '2026-01-02T12:00:00.000Z' },
        { target: 100, awardedAt: null },
      ],
    },
    { kind: 'payments', value: 0, tiers: [{ target: 1, awardedAt: null }] },
    { kind: 'moonshots', value: 0, tiers: [{ target: 1, awardedAt: null }] },
  ],
  streak: {
    days: 2,
    best: 4,
    isTodayCounted: true,
    todayShare: 1,
    isAtRisk: false,
    forgivesFrom: '2026-01-09',
  },
  week: {
    goals: [
      { kind: 'swaps', value: 1, target: 2 },
      { kind: 'nodes', value: 1, target: 1 },
      { kind: 'moonshots', value: 0, target: 1 },
    ],
    doneAt: null,
    endsAt: '2026-01-04T00:00:00.000Z',
  },
  ...overrides,
});

/** Returns handlers for a running game. */
export const createGameHandlers = (): FakeHandlers => ({
  'GET /auth/transaction': ok({ items: [], nextCursor: null, previousCursor: null }),
  'GET /shared/game/achievements': ok(createAchievements()),
  'GET /shared/game/overview': ok(createOverview()),
  'GET /shared/game/rules': ok(sampleRules),
  'GET /shared/mining/events': () => ({ status: 200, body: new FakeStream() }),
  'GET /shared/mining/stats': ok(createStats()),
  'GET /shared/mining/summary': ok(createSummary()),
  'GET /shared/mining/blocks': ok({
    items: [createBlock(42), createBlock(41, { playerReward: null })],
    nextCursor: null,
  }),
  'GET /shared/mining/nodes': ok(createNodes([createNode('1'), createNode('2', { status: 'paused' })])),
  'GET /shared/mining/node-types': ok(nodeTypes),
  'GET /shared/network/summary': ok(createNetwork()),
  'GET /shared/network/members': ok({ items: [createMember('a')], nextCursor: null }),
});

/** Returns handlers for the same endpoints, all of which fail. */
export const createFailingGameHandlers = (): FakeHandlers =>
  Object.fromEntries(Object.keys(createGameHandlers()).map((key) => [key, fail(500, 'Broken.')]));
