import { extend, nullable, Type, type Static } from './Type';
import { MAX_NODES, NODE_NAME } from '../game';
import { closed } from './closed';

/** One settled block. Amounts are ORE, hashrates TH/s, both decimal strings. */
export const BlockSchema = Type.Object({
  number: Type.Integer(),
  hash: Type.String(),
  startsAt: Type.String(),
  endsAt: Type.String(),
  reward: Type.String(),
  /** Hashrate of all players, on average over the block; the house comes on top. */
  hashrate: Type.String(),
  /** Players who worked. */
  miners: Type.Integer(),
  /** Shares of all players. */
  paid: Type.String(),
  /** Bonuses of all inviters. */
  bonuses: Type.String(),
  /** What was left for the treasury. */
  treasury: Type.String(),
  /** Who found it, drawn by lot in proportion to work (it brings nothing extra): masked name; null for the house. */
  finder: nullable(Type.String()),
  isFoundByMe: Type.Boolean(),
  /** The caller's own share and bonus; null where the block is too old to tell (the last 250 are kept). */
  mine: nullable(Type.Object({ mined: Type.String(), bonus: Type.String() })),
});
export type Block = Static<typeof BlockSchema>;

/** Answer to `GET /shared/mining/blocks?cursor=&limit=`, newest first. */
export const BlocksSchema = Type.Object({
  items: Type.Array(BlockSchema),
  nextCursor: nullable(Type.String()),
});
export type Blocks = Static<typeof BlocksSchema>;

/** Blocks found among the last ones against what the own work made probable. */
export const LuckSchema = Type.Object({
  /** How many blocks are counted: 10, 50, 250, or as many as there are. */
  blocks: Type.Integer(),
  found: Type.Integer(),
  /** Blocks that the own share of the work stood for, a decimal string. */
  expected: Type.String(),
  /** `found` / `expected`, 1 is as expected; null where nothing was expected. */
  value: nullable(Type.Number()),
});
export type Luck = Static<typeof LuckSchema>;

/** Answer to `GET /shared/mining/summary`: the head of `/mining`. */
export const MiningSummarySchema = Type.Object({
  serverTime: Type.String(),
  /** Settled blocks. */
  height: Type.Integer(),
  /** TH/s now: of all players, of the house, and both together. */
  network: Type.Object({ players: Type.String(), house: Type.String(), total: Type.String() }),
  /** Players who work now. */
  miners: Type.Integer(),
  reward: Type.String(),
  halving: Type.Object({
    /** The first block with half the reward. */
    block: Type.Integer(),
    blocksLeft: Type.Integer(),
    /** About when. */
    at: Type.String(),
    nextReward: Type.String(),
  }),
  mine: Type.Object({
    /** TH/s running now. */
    hashrate: Type.String(),
    /** 0 to 1, of the total with the house: for showing. */
    share: Type.Number(),
    projection: Type.Object({ day: Type.String(), week: Type.String(), month: Type.String() }),
  }),
  luck: Type.Array(LuckSchema),
});
export type MiningSummary = Static<typeof MiningSummarySchema>;

/** One point of a chart: what happened in the `stepSeconds` from `at` on. */
export const StatsPointSchema = Type.Object({
  at: Type.String(),
  /** TH/s on average, decimal string. */
  hashrate: Type.String(),
  mined: Type.String(),
  bonus: Type.String(),
});
export type StatsPoint = Static<typeof StatsPointSchema>;

/** Answer to `GET /shared/mining/stats?range=24h|7d|30d`: oldest point first, none left out. */
export const MiningStatsSchema = Type.Object({
  range: Type.String(),
  stepSeconds: Type.Integer(),
  points: Type.Array(StatsPointSchema),
});
export type MiningStats = Static<typeof MiningStatsSchema>;

/** One node of the player. Hashrates are TH/s, costs ORE, both decimal strings. */
export const MiningNodeSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Code of its `NodeType`. */
  type: Type.String(),
  /** One of `NODE_STATUSES`. */
  status: Type.Union([
    Type.Literal('running'),
    Type.Literal('paused'),
    Type.Literal('depleted'),
    Type.Literal('expired'),
  ]),
  level: Type.Integer(),
  hashrate: Type.String(),
  /** What the next level has and costs; null at the last level and when expired. */
  upgrade: nullable(Type.Object({ hashrate: Type.String(), cost: Type.String() })),
  battery: Type.Object({
    /** 0 empty to 1 full, at the moment of the answer. */
    charge: Type.Number(),
    /** When it will be empty; null unless running. */
    emptyAt: nullable(Type.String()),
    /** When idling will have filled it; null while running, full or expired. */
    fullAt: nullable(Type.String()),
  }),
  /** ORE that a full recharge burns now; `0` when full; null when expired. */
  rechargeCost: nullable(Type.String()),
  /** About what it mined, ORE. */
  earned: Type.String(),
  createdAt: Type.String(),
  expiresAt: Type.String(),
});
export type MiningNode = Static<typeof MiningNodeSchema>;

/** Answer to `GET /shared/mining/nodes`: all of them, the newest last; expired ones stay for 30 days. */
export const MiningNodesSchema = Type.Object({
  serverTime: Type.String(),
  nodes: Type.Array(MiningNodeSchema),
  hashrate: Type.Object({ running: Type.String(), total: Type.String() }),
  /** What `recharge-all` would do now: fill `nodes` batteries for `cost` ORE, `0` when today's free one is left. */
  rechargeAll: Type.Object({ nodes: Type.Integer(), cost: Type.String(), isFree: Type.Boolean() }),
  maxNodes: Type.Integer(),
});
export type MiningNodes = Static<typeof MiningNodesSchema>;

/** One article of the shop. */
export const NodeTypeSchema = Type.Object({
  code: Type.String(),
  /** English name, a text key. */
  name: Type.String(),
  /** TH/s at the first level. */
  hashrate: Type.String(),
  /** USDT. */
  price: Type.String(),
  lifeDays: Type.Integer(),
  /** ORE, of the first upgrade; each next one doubles. */
  upgradeCost: Type.String(),
  /** ORE a day at the current rate, running all day, by the formula of the rules. */
  dayAtCurrentRate: Type.String(),
});
export type NodeType = Static<typeof NodeTypeSchema>;

/** Answer to `GET /shared/mining/node-types`: what the shop sells, the smallest first. */
export const NodeTypesSchema = Type.Object({ types: Type.Array(NodeTypeSchema), currency: Type.String() });
export type NodeTypes = Static<typeof NodeTypesSchema>;

/** Body of `POST /auth/mining/nodes` (with `Idempotency-Key`): buys one; it runs at once. Answer: `BoughtNode`. */
export const BuyNodeSchema = Type.Object(
  { type: Type.String({ minLength: 1, maxLength: 32 }), name: Type.Optional(Type.String(NODE_NAME)) },
  closed,
);
export type BuyNode = Static<typeof BuyNodeSchema>;

/** `transactionId` is null where nothing was paid. */
export const NodeReceiptSchema = Type.Object({
  node: MiningNodeSchema,
  token: Type.String(),
  cost: Type.String(),
  transactionId: nullable(Type.String()),
});
/** Answer to buying, upgrading and recharging one node. */
export type NodeReceipt = Static<typeof NodeReceiptSchema>;

/** Body of `PATCH /auth/mining/nodes/{id}`; answers the node. */
export const RenameNodeSchema = Type.Object({ name: Type.String(NODE_NAME) }, closed);
export type RenameNode = Static<typeof RenameNodeSchema>;

/** Body of recharging and upgrading: refused with an error on `maxCost` when it would cost more than this. Money: `Idempotency-Key`. */
export const SpendLimitSchema = Type.Object(
  { maxCost: Type.Optional(Type.String({ pattern: '^[0-9]{1,20}(\\.[0-9]{1,18})?$' })) },
  closed,
);
export type SpendLimit = Static<typeof SpendLimitSchema>;

const ids = Type.Optional(Type.Array(Type.String(), { minItems: 1, maxItems: MAX_NODES }));

/**
 * Body of `POST /auth/mining/nodes/start-all` and `stop-all`: the named nodes, all when left out. `POST …/{id}/start` and
 * `…/{id}/stop` take no body and answer the node.
 */
export const NodeIdsSchema = Type.Object({ ids }, closed);
export type NodeIds = Static<typeof NodeIdsSchema>;

/** Body of `POST /auth/mining/nodes/recharge-all` (with `Idempotency-Key`): all nodes, free once a UTC day; named ones always burn ORE. */
export const RechargeAllSchema = extend(SpendLimitSchema, { ids }, closed);
export type RechargeAll = Static<typeof RechargeAllSchema>;

/** Answer to the three bulk calls: how many nodes changed, and what it cost. */
export const BulkResultSchema = Type.Object({
  changed: Type.Integer(),
  token: Type.String(),
  cost: Type.String(),
  transactionId: nullable(Type.String()),
});
export type BulkResult = Static<typeof BulkResultSchema>;

/** Answer to `POST /auth/mining/collect` (with `Idempotency-Key`): unpaid went to the wallet now, once a UTC day. */
export const CollectedSchema = Type.Object({
  transactionId: Type.String(),
  token: Type.String(),
  mined: Type.String(),
  bonus: Type.String(),
  total: Type.String(),
});
export type Collected = Static<typeof CollectedSchema>;
