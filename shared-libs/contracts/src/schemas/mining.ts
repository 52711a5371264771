import { extend, nullable, stringEnum, Type, type Static } from './Type';
import { TWO_FACTOR_CODE } from '../accountLimits';
import { MAX_NODES, NODE_NAME, NODE_STATUSES } from '../game';
import { AMOUNT } from '../paymentLimits';
import { DecimalString } from './DecimalString';
import { strict } from './strict';

/** One settled block. Amounts are ORE, hashrates TH/s, both decimal strings. */
export const BlockSchema = Type.Object({
  number: Type.Integer(),
  hash: Type.String(),
  startsAt: Type.String(),
  endsAt: Type.String(),
  reward: DecimalString,
  /** Average hashrate of all players during the block, without the house (the hashrate that the game itself adds). */
  hashrate: DecimalString,
  /** Number of active players. */
  miners: Type.Integer(),
  /** Rewards of all players, without bonuses. */
  paid: DecimalString,
  /** Bonuses of all inviters. */
  bonuses: DecimalString,
  /** Remainder for the treasury. */
  treasury: DecimalString,
  /** Masked name of the finder, drawn in proportion to work (without an extra reward); null for the house. */
  finder: nullable(Type.String()),
  /** Whether the player who asks found it. */
  isFoundByPlayer: Type.Boolean(),
  /**
   * The player's share and bonus; null once shares are no longer stored: they are kept for the last hour or the last 250 blocks,
   * whichever is more.
   */
  playerReward: nullable(Type.Object({ mined: DecimalString, bonus: DecimalString })),
});
export type Block = Static<typeof BlockSchema>;

/** Response to `GET /shared/mining/blocks?cursor=&limit=`, newest first. */
export const BlocksSchema = Type.Object({
  items: Type.Array(BlockSchema),
  nextCursor: nullable(Type.String()),
});
export type Blocks = Static<typeof BlocksSchema>;

/** The number of blocks that the player found, compared with the number that the player's work predicts. */
export const LuckSchema = Type.Object({
  /** Number of blocks considered: 10, 50 or 250, or fewer if there are fewer. */
  blocks: Type.Integer(),
  found: Type.Integer(),
  /** Expected number of found blocks, a decimal string. */
  expected: DecimalString,
  /** `found` / `expected`, 1 is as expected; null if none was expected. */
  value: nullable(Type.Number()),
});
export type Luck = Static<typeof LuckSchema>;

/**
 * Estimated earnings at the current hashrate of the player and the network; decimal strings. A day is at the current block
 * reward, a week and a month count the halvings on the way.
 */
export const ProjectionSchema = Type.Object({
  /** ORE. */
  day: DecimalString,
  /** ORE in seven days. */
  week: DecimalString,
  /** ORE in thirty days. */
  month: DecimalString,
  /** USDT that the exchange pool would pay for each of them now, after its fee and the price impact. */
  value: Type.Object({ day: DecimalString, week: DecimalString, month: DecimalString }),
});
export type Projection = Static<typeof ProjectionSchema>;

/** Response to `GET /shared/mining/summary`: the summary on `/mining`. */
export const MiningSummarySchema = Type.Object({
  serverTime: Type.String(),
  /** Settled blocks. */
  height: Type.Integer(),
  /** TH/s now: of all players, of the house, and both together. */
  network: Type.Object({ players: DecimalString, baseline: DecimalString, total: DecimalString }),
  /** Currently active players. */
  miners: Type.Integer(),
  reward: DecimalString,
  halving: Type.Object({
    /** The first block with half the reward. */
    block: Type.Integer(),
    blocksLeft: Type.Integer(),
    /** Estimated time. */
    at: Type.String(),
    nextReward: DecimalString,
  }),
  player: Type.Object({
    /** TH/s running now. */
    hashrate: DecimalString,
    /** Share of the total including the house, 0 to 1; for display only. */
    share: Type.Number(),
    projection: ProjectionSchema,
  }),
  luck: Type.Array(LuckSchema),
});
export type MiningSummary = Static<typeof MiningSummarySchema>;

/** A data point covering `stepSeconds` from `at`. */
export const StatsPointSchema = Type.Object({
  at: Type.String(),
  /** TH/s on average, decimal string. */
  hashrate: DecimalString,
  mined: DecimalString,
  bonus: DecimalString,
  /** Whether the period has not ended or is not fully settled, so that `hashrate` is the average so far. */
  isOpen: Type.Boolean(),
});
export type StatsPoint = Static<typeof StatsPointSchema>;

/**
 * Response to `GET /shared/mining/stats?range=1h|24h|7d|30d`: oldest point first, without gaps, to the last settled block. Begins when
 * the player joined, if that is within the range.
 */
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
  status: stringEnum(NODE_STATUSES),
  level: Type.Integer(),
  hashrate: DecimalString,
  /** Hashrate and cost of the next level; null at the last level and when expired. */
  upgrade: nullable(Type.Object({ hashrate: DecimalString, cost: DecimalString })),
  battery: Type.Object({
    /** 0 empty to 1 full, at the time of the response. */
    charge: Type.Number(),
    /** When the node will stop: empty, or at `expiresAt` with charge left; null unless running. */
    emptyAt: nullable(Type.String()),
    /** When idling will have recharged it; null while running, full or expired. */
    fullAt: nullable(Type.String()),
  }),
  /** ORE that a full recharge burns now; `0` when full; null when expired. */
  rechargeCost: nullable(DecimalString),
  /** Approximate total mined, ORE. */
  earned: DecimalString,
  createdAt: Type.String(),
  expiresAt: Type.String(),
});
export type MiningNode = Static<typeof MiningNodeSchema>;

/** Response to `GET /shared/mining/nodes`: all nodes, newest last; expired ones are listed for 30 days. */
export const MiningNodesSchema = Type.Object({
  serverTime: Type.String(),
  nodes: Type.Array(MiningNodeSchema),
  hashrate: Type.Object({ running: DecimalString, total: DecimalString }),
  /** Preview of `recharge-all`: charges `nodes` batteries for `cost` ORE, `0` while today's free recharge is available. */
  rechargeAll: Type.Object({ nodes: Type.Integer(), cost: DecimalString, isFree: Type.Boolean() }),
  maxNodes: Type.Integer(),
});
export type MiningNodes = Static<typeof MiningNodesSchema>;

/** A node type for sale. */
export const NodeTypeSchema = Type.Object({
  code: Type.String(),
  /** English name, a text key. */
  name: Type.String(),
  /** TH/s at the first level. */
  hashrate: DecimalString,
  /** USDT. */
  price: DecimalString,
  lifeDays: Type.Integer(),
  /** Cost of the first upgrade in ORE; doubles with each upgrade. */
  upgradeCost: DecimalString,
  /** Estimated ORE per day at the current rate, running all day. */
  dayAtCurrentRate: DecimalString,
  /** USDT that the exchange pool would pay now for the ORE of that day, after its fee and the price impact. */
  dayValue: DecimalString,
  /**
   * Estimated seconds until the node has mined ORE that the exchange pool would buy for the node's price, running all the
   * time at the current rate; null when that takes longer than its life.
   */
  paybackSeconds: nullable(Type.Integer()),
});
export type NodeType = Static<typeof NodeTypeSchema>;

/** Response to `GET /shared/mining/node-types`: node types for sale, smallest first. */
export const NodeTypesSchema = Type.Object({ types: Type.Array(NodeTypeSchema), currency: Type.String() });
export type NodeTypes = Static<typeof NodeTypesSchema>;

/** Body of recharging and upgrading: rejected with an error on `maxCost` if the cost is higher. Needs `Idempotency-Key`. */
export const SpendLimitSchema = Type.Object({ maxCost: Type.Optional(Type.String(AMOUNT)) }, strict);
export type SpendLimit = Static<typeof SpendLimitSchema>;

/**
 * Body of `POST /auth/mining/nodes` (with `Idempotency-Key`): buys a node, which starts immediately. Response: `NodeReceipt`. Above
 * the daily limit of swaps and purchases without a code, it needs a `code` as `POST /auth/transaction/transfer` does. Rejected with
 * an error on `maxCost` if the price is higher.
 */
export const BuyNodeSchema = extend(
  SpendLimitSchema,
  {
    type: Type.String({ minLength: 1, maxLength: 32 }),
    name: Type.Optional(Type.String(NODE_NAME)),
    code: Type.Optional(Type.String(TWO_FACTOR_CODE)),
  },
  strict,
);
export type BuyNode = Static<typeof BuyNodeSchema>;

/** Response to buying, upgrading and recharging one node; `transactionId` is null if nothing was charged. */
export const NodeReceiptSchema = Type.Object({
  node: MiningNodeSchema,
  token: Type.String(),
  cost: DecimalString,
  transactionId: nullable(Type.String()),
});
export type NodeReceipt = Static<typeof NodeReceiptSchema>;

/** Body of `PATCH /auth/mining/nodes/{id}`; returns the node. */
export const RenameNodeSchema = Type.Object({ name: Type.String(NODE_NAME) }, strict);
export type RenameNode = Static<typeof RenameNodeSchema>;

const ids = Type.Optional(Type.Array(Type.String(), { minItems: 1, maxItems: MAX_NODES }));

/**
 * Body of `POST /auth/mining/nodes/start-all` and `stop-all`: the nodes in `ids`, all by default. `POST …/{id}/start` and
 * `…/{id}/stop` take no body and return the node.
 */
export const NodeIdsSchema = Type.Object({ ids }, strict);
export type NodeIds = Static<typeof NodeIdsSchema>;

/** Body of `POST /auth/mining/nodes/recharge-all` (with `Idempotency-Key`): all nodes, free once per UTC day; with `ids` it always burns ORE. */
export const RechargeAllSchema = extend(SpendLimitSchema, { ids }, strict);
export type RechargeAll = Static<typeof RechargeAllSchema>;

/** Response to the three bulk calls: how many nodes changed, how many are too empty to start, and the cost. */
export const BulkResultSchema = Type.Object({
  changed: Type.Integer(),
  /** Only in the response of `start-all`. */
  empty: Type.Optional(Type.Integer()),
  token: Type.String(),
  cost: DecimalString,
  transactionId: nullable(Type.String()),
});
export type BulkResult = Static<typeof BulkResultSchema>;

/** Response to `POST /auth/mining/collect` (with `Idempotency-Key`): unpaid rewards were paid out; possible once per UTC day. */
export const CollectedSchema = Type.Object({
  transactionId: Type.String(),
  token: Type.String(),
  mined: DecimalString,
  bonus: DecimalString,
  total: DecimalString,
});
export type Collected = Static<typeof CollectedSchema>;
