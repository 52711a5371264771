import {
  NO_THIRD_PARTY_TELEMETRY,
  DEFAULT_WALLET_SETTINGS,
  type Bootstrap,
  type GameRules,
  type Overview,
  type Profile,
  type Welcome,
} from '@hashgrid/contracts';

export const sampleProfile: Profile = {
  id: 'player-1',
  username: 'satoshi',
  email: 'satoshi@example.org',
  referralCode: 'GRID-21',
  photo: { completedUrl: null },
  name: null,
  country: null,
  hasTwoFactor: false,
  isStaff: false,
  preferences: null,
  createdAt: '2026-01-02T12:04:05.000Z',
};

export const sampleWallets = [
  { token: { code: 'BTC', isDefault: false }, balance: '0.00012345' },
  { token: { code: 'USDT', isDefault: true }, balance: '25.5' },
];

export const sampleTokens = [
  { code: 'USDT', name: 'Tether', decimals: 6, price: '1' },
  { code: 'BTC', name: 'Bitcoin', decimals: 8, price: '64000.5' },
];

export const sampleBootstrap: Bootstrap = {
  gameName: 'Hashgrid',
  apiKey: 'test-key',
  revision: 1,
  shell: { version: '1.0.0', base: '/shell/1.0.0-0000/' },
  remotes: [],
  details: {},
  wallet: DEFAULT_WALLET_SETTINGS,
  telemetry: NO_THIRD_PARTY_TELEMETRY,
  links: {
    support: 'https://support.example.org/chat',
    community: [
      { name: 'Channel', kind: 'channel', url: 'https://channel.example.org' },
      { name: 'Social', kind: 'social', url: 'https://social.example.org' },
      { name: 'Partner', kind: 'partner', url: 'https://partner.example.org' },
    ],
  },
};

export const sampleRules: GameRules = {
  profile: 'demo',
  tokens: [
    { code: 'USDT', name: 'Play money', decimals: 6, isDefault: true },
    { code: 'ORE', name: 'Ore', decimals: 8, isDefault: false },
  ],
  blocks: {
    seconds: 10,
    firstReward: '800',
    halving: 259_200,
    minersPercent: 92,
    baselineHashrate: '60000',
    referralPercents: [5, 2, 1],
  },
  battery: { runSeconds: 86_400, fillSeconds: 345_600, rechargeCost: '0.002', freeRechargesPerDay: 1 },
  nodes: { lifeDays: 90, maxNodes: 200, maxLevel: 5, levelPercent: 15, upgradeCostFactor: 2 },
  grant: { token: 'USDT', amount: '25' },
  pool: {
    feeBps: 30,
    maxImpactBps: 500,
    unconfirmedPerDay: { amount: '100', poolBps: 20 },
    start: [
      { token: 'ORE', amount: '100000' },
      { token: 'USDT', amount: '50000' },
    ],
  },
  transfer: { feeBps: 10 },
  topUp: null,
  collectsPerDay: 1,
};

export const sampleWelcome: Welcome = {
  miners: 1234,
  grant: { token: 'USDT', amount: '25' },
  starterHashrate: '3',
  isPlayMoney: true,
};

const overviewTime = '2026-01-02T03:04:05.000Z';

/** Response of the overview endpoint, without a last block. */
export const sampleOverview: Overview = {
  serverTime: overviewTime,
  block: { number: 43, startsAt: overviewTime, endsAt: overviewTime, seconds: 10, reward: '800' },
  lastBlock: null,
  unpaid: { token: 'ORE', mined: '1.2', bonus: '0.03', total: '1.23' },
  settlesAt: '2026-01-03T00:00:00.000Z',
  canCollect: true,
  collectedToday: null,
  dayProfit: { mined: '2', bonus: '0.5', total: '2.5' },
  hashrate: { running: '28', total: '53' },
  nodes: { running: 2, paused: 1, depleted: 0, expired: 0, refilled: 0 },
  needCharge: [],
  projection: {
    day: '2965.2',
    week: '20756.9',
    month: '88958.2',
    value: { day: '1435.7', week: '8573.2', month: '23501.6' },
  },
};
