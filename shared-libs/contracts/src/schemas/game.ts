import { nullable, Type, type Static } from './Type';
import { BlockSchema, MiningNodeSchema } from './mining';

/** The block that is being worked on. It is settled when `endsAt` has passed. */
export const OpenBlockSchema = Type.Object({
  number: Type.Integer(),
  startsAt: Type.String(),
  endsAt: Type.String(),
  /** Length of a block. */
  seconds: Type.Integer(),
  /** ORE that it brings, all shares and the treasury's rest together. */
  reward: Type.String(),
});
export type OpenBlock = Static<typeof OpenBlockSchema>;

/** ORE earned and not yet in the wallet: `total` is `mined` + `bonus`. */
export const UnpaidSchema = Type.Object({
  token: Type.String(),
  /** By the own nodes. */
  mined: Type.String(),
  /** From the network of invited players. */
  bonus: Type.String(),
  total: Type.String(),
});
export type Unpaid = Static<typeof UnpaidSchema>;

/** What a share of the network brings when nothing changes; ORE, decimal strings. Say "at the current rate". */
export const ProjectionSchema = Type.Object({
  day: Type.String(),
  /** Seven days. */
  week: Type.String(),
  /** Thirty days. */
  month: Type.String(),
});
export type Projection = Static<typeof ProjectionSchema>;

/** Answer to `GET /shared/game/overview`: what `/` and `/dashboard` show. Hashrates are TH/s, decimal strings. */
export const OverviewSchema = Type.Object({
  /** The server's clock: count down to `block.endsAt` against it, not against the device's. */
  serverTime: Type.String(),
  block: OpenBlockSchema,
  /** The newest settled block; null before the first. */
  lastBlock: nullable(BlockSchema),
  unpaid: UnpaidSchema,
  /** When unpaid goes to the wallet by itself: the next 00:00 UTC. */
  settlesAt: Type.String(),
  /** Whether `POST /auth/mining/collect` would move unpaid into the wallet now: there is some, and today's turn is left. */
  canCollect: Type.Boolean(),
  /** ORE of the last 24 hours, settled or not. */
  dayProfit: Type.Object({ mined: Type.String(), bonus: Type.String(), total: Type.String() }),
  /** `running` works now, `total` would work if every node that is not expired ran. */
  hashrate: Type.Object({ running: Type.String(), total: Type.String() }),
  nodes: Type.Object({
    running: Type.Integer(),
    paused: Type.Integer(),
    depleted: Type.Integer(),
    expired: Type.Integer(),
  }),
  /** Nodes with a battery at a quarter or less, the emptiest first, five at most. */
  needCharge: Type.Array(MiningNodeSchema),
  projection: ProjectionSchema,
});
export type Overview = Static<typeof OverviewSchema>;

/** Answer to `GET /shared/game/rules`: every number of the game. Ratios are in hundredths (`Percent`) or ten-thousandths (`Bps`). */
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
    /** ORE of the first blocks. */
    firstReward: Type.String(),
    /** Blocks after which the reward is halved. */
    halving: Type.Integer(),
    /** Of the reward, for those who worked. */
    minersPercent: Type.Integer(),
    /** TH/s of the house, counted with those of all players. */
    houseHashrate: Type.String(),
    /** Of a share, paid in addition to the players who invited: level 1, 2, 3. */
    referralPercents: Type.Array(Type.Integer()),
  }),
  battery: Type.Object({
    /** Seconds that a full battery runs. */
    runSeconds: Type.Integer(),
    /** Idle seconds that fill an empty one. */
    fillSeconds: Type.Integer(),
    /** ORE that a full recharge burns for each TH/s. */
    rechargeCost: Type.String(),
    /** Free recharges of all nodes in a UTC day. */
    freeRechargesPerDay: Type.Integer(),
  }),
  nodes: Type.Object({
    lifeDays: Type.Integer(),
    maxNodes: Type.Integer(),
    maxLevel: Type.Integer(),
    /** Hashrate that a level adds, of the first level's. */
    levelPercent: Type.Integer(),
    /** By how much each next upgrade costs more than the one before. */
    upgradeCostFactor: Type.Integer(),
  }),
  grant: Type.Object({ token: Type.String(), amount: Type.String() }),
  pool: Type.Object({
    feeBps: Type.Integer(),
    /** What it began with. */
    start: Type.Array(Type.Object({ token: Type.String(), amount: Type.String() })),
  }),
  transfer: Type.Object({ feeBps: Type.Integer() }),
  /** Early payouts of unpaid in a UTC day, beside the one at 00:00. */
  collectsPerDay: Type.Integer(),
});
export type GameRules = Static<typeof GameRulesSchema>;

/** Data of the event `hello`, which is sent first. */
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
