import type { StatsRange } from '../game';
import { success } from '../schemas/envelope';
import { GameRulesSchema, OverviewSchema } from '../schemas/game';
import { BlocksSchema, CollectedSchema, MiningStatsSchema, MiningSummarySchema } from '../schemas/mining';
import { defineEndpoint, payload } from './defineEndpoint';
import type { Page } from './Page';

export const getOverview = defineEndpoint({
  method: 'GET',
  path: '/shared/game/overview',
  response: success(OverviewSchema),
});

/** All parameters of the game. */
export const getRules = defineEndpoint({
  method: 'GET',
  path: '/shared/game/rules',
  response: success(GameRulesSchema),
});

/** The mining network and the player's share of it. */
export const getMiningSummary = defineEndpoint({
  method: 'GET',
  path: '/shared/mining/summary',
  response: success(MiningSummarySchema),
});

/** The player's hashrate and earnings over time. */
export const getMiningStats = defineEndpoint({
  method: 'GET',
  path: '/shared/mining/stats',
  payload: payload<{ range: StatsRange }>(),
  response: success(MiningStatsSchema),
});

/** Settled blocks, newest first. */
export const listBlocks = defineEndpoint({
  method: 'GET',
  path: '/shared/mining/blocks',
  payload: payload<Page>(),
  response: success(BlocksSchema),
});

/** Moves unpaid rewards into the wallet before midnight. Needs an idempotency key. */
export const collect = defineEndpoint({
  method: 'POST',
  path: '/auth/mining/collect',
  response: success(CollectedSchema),
});

/** Server-sent events named by `LIVE_EVENTS`. */
export const watchEvents = defineEndpoint({
  method: 'GET',
  path: '/shared/mining/events',
  response: 'stream',
});
