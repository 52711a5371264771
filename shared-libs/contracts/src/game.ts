/** The token that nodes mine; the other one is the currency. */
export const MINED_TOKEN_SYMBOL = 'ORE';

/**
 * What a node does. `depleted`: it ran until its battery was empty and goes on by itself when recharged;
 * `expired`: its life is over, nothing can be done with it.
 */
export const NODE_STATUSES = ['running', 'paused', 'depleted', 'expired'] as const;
export type NodeStatus = (typeof NODE_STATUSES)[number];

/** Spans of `GET /shared/mining/stats`. */
export const STATS_RANGES = ['24h', '7d', '30d'] as const;
export type StatsRange = (typeof STATS_RANGES)[number];

/** Why an entry of the ledger was written; a client shows a kind that it does not know by its own name. */
export const TRANSACTION_KINDS = [
  'grant',
  'transfer',
  'exchange',
  'node',
  'upgrade',
  'recharge',
  'daily_profit',
  'collect',
] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** What a movement counts as in the profit of its day. */
export const LEG_PURPOSES = ['profit', 'bonus', 'cost'] as const;
export type LegPurpose = (typeof LEG_PURPOSES)[number];

/** Accounts of the game itself that can stand on the other side of a movement. */
export const SYSTEM_ACCOUNTS = ['mint', 'treasury', 'pool', 'burn', 'unpaid'] as const;
export type SystemAccountName = (typeof SYSTEM_ACCOUNTS)[number];

/** Generations of invited players that a bonus comes from. */
export const REFERRAL_LEVELS = 3;

export const NODE_NAME = { minLength: 1, maxLength: 40 } as const;
/** Nodes that one player can have, expired ones not counted; and that one bulk call can name. */
export const MAX_NODES = 200;
export const MAX_NODE_LEVEL = 5;

/** Names of the live events of `GET /shared/mining/events`, with data `HelloEvent` and `BlockEvent`. */
export const LIVE_EVENTS = { hello: 'hello', block: 'block' } as const;
