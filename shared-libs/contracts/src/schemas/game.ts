import { nullable, Type, type Static } from './Type';
import { DecimalString } from './DecimalString';
import { BlockSchema, MiningNodeSchema, ProjectionSchema } from './mining';
import { TopUpOfferSchema } from './topUp';

/** The block being mined. It is settled after `endsAt`. */
export const OpenBlockSchema = Type.Object({
  number: Type.Integer(),
  startsAt: Type.String(),
  endsAt: Type.String(),
  /** Length of a block. */
  seconds: Type.Integer(),
  /** Total reward in ORE, including the treasury's remainder. */
  reward: DecimalString,
});
export type OpenBlock = Static<typeof OpenBlockSchema>;

/** ORE earned and not yet in the wallet: `total` is `mined` + `bonus`. */
export const UnpaidSchema = Type.Object({
  token: Type.String(),
  /** Mined by the player's nodes. */
  mined: DecimalString,
  /** From the network of invited players. */
  bonus: DecimalString,
  total: DecimalString,
});
export type Unpaid = Static<typeof UnpaidSchema>;

/** The checklist of a new player. */
export const FirstStepsSchema = Type.Object({
  hasMined: Type.Boolean(),
  hasBoughtNode: Type.Boolean(),
  hasCollected: Type.Boolean(),
  hasSwapped: Type.Boolean(),
});
export type FirstSteps = Static<typeof FirstStepsSchema>;

/** Response to `GET /public/game/welcome`: facts about the game for guests. */
export const WelcomeSchema = Type.Object({
  /** Number of players who are mining now. */
  miners: Type.Integer(),
  /** What a new account gets. */
  grant: Type.Object({ token: Type.String(), amount: DecimalString }),
  /** TH/s of the free first node. */
  starterHashrate: DecimalString,
  /** Whether tokens can't be bought with tokens of real value. */
  isPlayMoney: Type.Boolean(),
});
export type Welcome = Static<typeof WelcomeSchema>;

/** Response to `GET /shared/game/overview`: what `/` and `/dashboard` show. Hashrates are TH/s, decimal strings. */
export const OverviewSchema = Type.Object({
  /** The server's clock: use it for the countdown to `block.endsAt` instead of the device clock. */
  serverTime: Type.String(),
  block: OpenBlockSchema,
  /** The newest settled block; null before the first. */
  lastBlock: nullable(BlockSchema),
  unpaid: UnpaidSchema,
  /** When unpaid rewards are paid out automatically: the next 00:00 UTC. */
  settlesAt: Type.String(),
  /** Whether `POST /auth/mining/collect` is possible now: there are unpaid rewards, and nothing has been collected today. */
  canCollect: Type.Boolean(),
  /** ORE collected today (UTC); null if nothing has been. */
  collectedToday: nullable(DecimalString),
  /**
   * ORE of the blocks that ended in the last 24 hours, paid out or not. With blocks so short that the shares of a day aren't stored, the
   * part of the oldest chart interval that is within the 24 hours is estimated.
   */
  dayProfit: Type.Object({ mined: DecimalString, bonus: DecimalString, total: DecimalString }),
  /** `running` is the current hashrate, `total` that of all unexpired nodes. */
  hashrate: Type.Object({ running: DecimalString, total: DecimalString }),
  nodes: Type.Object({
    running: Type.Integer(),
    paused: Type.Integer(),
    depleted: Type.Integer(),
    expired: Type.Integer(),
    /** Those of `depleted` whose battery has refilled since. Servers of older versions leave it out. */
    refilled: Type.Optional(Type.Integer()),
  }),
  /**
   * Unexpired nodes that have stopped because they ran empty, and nodes with at most 25% charge that wouldn't last until they expire.
   * Emptiest first, at most five.
   */
  needCharge: Type.Array(MiningNodeSchema),
  projection: ProjectionSchema,
  /** Null once all steps are done or the player has hidden them. */
  firstSteps: Type.Optional(nullable(FirstStepsSchema)),
});
export type Overview = Static<typeof OverviewSchema>;

/** Response to `GET /shared/game/rules`: all parameters of the game. Ratios are in percent (`Percent`) or basis points (`Bps`). */
export const GameRulesSchema = Type.Object({
  /** `demo` or `standard`. */
  profile: Type.String(),
  tokens: Type.Array(
    Type.Object({
      code: Type.String(),
      name: Type.String(),
      decimals: Type.Integer(),
      isDefault: Type.Boolean(),
    }),
  ),
  blocks: Type.Object({
    seconds: Type.Integer(),
    /** Block reward in ORE until the first halving. */
    firstReward: DecimalString,
    /** Halving interval: blocks after which the reward is halved. */
    halving: Type.Integer(),
    /** Share of the reward for miners. */
    minersPercent: Type.Integer(),
    /** TH/s that the house, which is the game itself, adds to the network hashrate. */
    baselineHashrate: DecimalString,
    /** Referral bonus on top of a share, for levels 1, 2 and 3. */
    referralPercents: Type.Array(Type.Integer()),
  }),
  battery: Type.Object({
    /** Seconds until a full battery is empty. */
    runSeconds: Type.Integer(),
    /** Idle seconds until an empty battery is full. */
    fillSeconds: Type.Integer(),
    /** ORE that a full recharge burns for each TH/s. */
    rechargeCost: DecimalString,
    /** Free recharges of all nodes per UTC day. */
    freeRechargesPerDay: Type.Integer(),
  }),
  nodes: Type.Object({
    lifeDays: Type.Integer(),
    maxNodes: Type.Integer(),
    maxLevel: Type.Integer(),
    /** Hashrate that a level adds, in percent of level 1. */
    levelPercent: Type.Integer(),
    /** Factor by which each upgrade costs more than the previous one. */
    upgradeCostFactor: Type.Integer(),
  }),
  grant: Type.Object({ token: Type.String(), amount: DecimalString }),
  pool: Type.Object({
    feeBps: Type.Integer(),
    /** Largest price impact of one swap, in basis points. */
    maxImpactBps: Type.Integer(),
    /** What a player may swap, or spend on nodes, within 24 hours without a confirmation: the lower of an amount in USDT and a part of the pool's USDT. */
    unconfirmedPerDay: Type.Object({ amount: DecimalString, poolBps: Type.Integer() }),
    /** Balances at the start of a new game. */
    start: Type.Array(Type.Object({ token: Type.String(), amount: DecimalString })),
  }),
  transfer: Type.Object({ feeBps: Type.Integer() }),
  /** Null where top-ups are off. */
  topUp: nullable(TopUpOfferSchema),
  /** Manual payouts per UTC day, in addition to the one at 00:00. */
  collectsPerDay: Type.Integer(),
});
export type GameRules = Static<typeof GameRulesSchema>;

/** Data of the event `hello`, sent when a stream begins. */
export const HelloEventSchema = Type.Object({
  /** The server's clock. */
  serverTime: Type.String(),
  /** Number of the current block. */
  height: Type.Integer(),
  /** End of the current block. */
  endsAt: Type.String(),
});
export type HelloEvent = Static<typeof HelloEventSchema>;

/** Data of the event `block`: a block was settled. */
export const BlockEventSchema = Type.Object({
  ...HelloEventSchema.properties,
  block: BlockSchema,
  unpaid: UnpaidSchema,
});
export type BlockEvent = Static<typeof BlockEventSchema>;
