/** The token that nodes mine; the other one is the currency. */
export const MINED_TOKEN_SYMBOL = 'ORE';

/**
 * Status of a node. `depleted`: its battery is empty, and it resumes automatically when recharged; `expired`: its lifetime
 * has ended, and no action is possible.
 */
export const NODE_STATUSES = ['running', 'paused', 'depleted', 'expired'] as const;
export type NodeStatus = (typeof NODE_STATUSES)[number];

/** Time ranges of `GET /shared/mining/stats`. */
export const STATS_RANGES = ['1h', '24h', '7d', '30d'] as const;
export type StatsRange = (typeof STATS_RANGES)[number];

/** Kinds of ledger entries. A client shows the name of an unknown kind as it is. */
export const TRANSACTION_KINDS = [
  'grant',
  'transfer',
  'exchange',
  'node',
  'upgrade',
  'recharge',
  'daily_profit',
  'collect',
  'top_up',
] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** How a leg of a ledger entry counts in the profit of its day. */
export const LEG_PURPOSES = ['profit', 'bonus', 'cost'] as const;
export type LegPurpose = (typeof LEG_PURPOSES)[number];

/** System accounts that can be the counterparty in a ledger entry. */
export const SYSTEM_ACCOUNTS = ['mint', 'treasury', 'pool', 'burn', 'unpaid', 'deposits'] as const;
export type SystemAccountName = (typeof SYSTEM_ACCOUNTS)[number];

/** Number of levels of invited players that earn a bonus. */
export const REFERRAL_LEVELS = 3;

export const NODE_NAME = { minLength: 1, maxLength: 40 } as const;
/** Maximum number of unexpired nodes per player, and of nodes in a bulk request. */
export const MAX_NODES = 200;
export const MAX_NODE_LEVEL = 5;

/** Names of the live events of `GET /shared/mining/events`. */
export const LIVE_EVENTS = {
  /** Sent when a stream begins. Data: `HelloEvent`. */
  hello: 'hello',
  /** A block was settled. Data: `BlockEvent`. */
  block: 'block',
  /** The player's top-ups have changed. Data: null. */
  topUps: 'topUps',
  /** Sent before `hello`, and whenever the number of unread notifications changes. Data: `UnreadCount`. */
  notifications: 'notifications',
} as const;

/** Interval at which every event stream sends a comment: short enough that no proxy closes it as idle, and browsers notice a dead one. */
export const STREAM_KEEP_ALIVE_MS = 15_000;
