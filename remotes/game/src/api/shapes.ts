import type {
  Block,
  Blocks,
  GameRules,
  MiningNode,
  MiningNodes,
  MiningStats,
  MiningSummary,
  NetworkMembers,
  NetworkSummary,
  NodeTypes,
  Overview,
} from '@hashgrid/contracts';
import { orNull, TEXT_OR_NULL } from './fitShape';

/** What stands in for the parts of an answer that are missing. */
const sums = { mined: '0', bonus: '0', total: '0' };
const projection = { day: '0', week: '0', month: '0' };
const hashrate = { running: '0', total: '0' };

export const BLOCK: Block = {
  number: 0,
  hash: '',
  startsAt: '',
  endsAt: '',
  reward: '0',
  hashrate: '0',
  miners: 0,
  paid: '0',
  bonuses: '0',
  treasury: '0',
  finder: TEXT_OR_NULL,
  isFoundByMe: false,
  mine: orNull({ mined: '0', bonus: '0' }),
};

export const NODE: MiningNode = {
  id: '',
  name: '',
  type: '',
  status: 'paused',
  level: 1,
  hashrate: '0',
  upgrade: orNull({ hashrate: '0', cost: '0' }),
  battery: { charge: 0, emptyAt: TEXT_OR_NULL, fullAt: TEXT_OR_NULL },
  rechargeCost: TEXT_OR_NULL,
  earned: '0',
  createdAt: '',
  expiresAt: '',
};

export const OVERVIEW: Overview = {
  serverTime: '',
  block: { number: 0, startsAt: '', endsAt: '', seconds: 0, reward: '0' },
  lastBlock: orNull(BLOCK),
  unpaid: { token: 'ORE', ...sums },
  settlesAt: '',
  canCollect: false,
  dayProfit: sums,
  hashrate,
  nodes: { running: 0, paused: 0, depleted: 0, expired: 0 },
  needCharge: [NODE],
  projection,
};

export const RULES: GameRules = {
  profile: '',
  tokens: [{ code: '', name: '', decimals: 0, isDefault: false }],
  blocks: {
    seconds: 0,
    firstReward: '0',
    halving: 0,
    minersPercent: 0,
    houseHashrate: '0',
    referralPercents: [0],
  },
  battery: { runSeconds: 0, fillSeconds: 0, rechargeCost: '0', freeRechargesPerDay: 0 },
  nodes: { lifeDays: 0, maxNodes: 0, maxLevel: 0, levelPercent: 0, upgradeCostFactor: 0 },
  grant: { token: '', amount: '0' },
  pool: { feeBps: 0, start: [{ token: '', amount: '0' }] },
  transfer: { feeBps: 0 },
  collectsPerDay: 0,
};

export const SUMMARY: MiningSummary = {
  serverTime: '',
  height: 0,
  network: { players: '0', house: '0', total: '0' },
  miners: 0,
  reward: '0',
  halving: { block: 0, blocksLeft: 0, at: '', nextReward: '0' },
  mine: { hashrate: '0', share: 0, projection },
  luck: [{ blocks: 0, found: 0, expected: '0', value: orNull(0) }],
};

export const STATS: MiningStats = {
  range: '',
  stepSeconds: 0,
  points: [{ at: '', hashrate: '0', mined: '0', bonus: '0' }],
};

export const BLOCKS: Blocks = { items: [BLOCK], nextCursor: TEXT_OR_NULL };

export const NODES: MiningNodes = {
  serverTime: '',
  nodes: [NODE],
  hashrate,
  rechargeAll: { nodes: 0, cost: '0', isFree: false },
  maxNodes: 0,
};

export const NODE_TYPES: NodeTypes = {
  types: [
    { code: '', name: '', hashrate: '0', price: '0', lifeDays: 0, upgradeCost: '0', dayAtCurrentRate: '0' },
  ],
  currency: 'USDT',
};

export const NETWORK: NetworkSummary = {
  code: '',
  invitedBy: TEXT_OR_NULL,
  token: 'ORE',
  members: 0,
  active: 0,
  earned: '0',
  levels: [{ level: 0, percent: 0, members: 0, active: 0, hashrate: '0', earned: '0' }],
};

export const MEMBERS: NetworkMembers = {
  items: [
    { id: '', name: '', level: 1, joinedAt: '', hashrate: '0', isActive: false, earned: '0', children: 0 },
  ],
  nextCursor: TEXT_OR_NULL,
};
