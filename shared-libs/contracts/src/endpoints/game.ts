import type { StatsRange } from '../game';
import { success } from '../schemas/envelope';
import { GameRulesSchema, OverviewSchema } from '../schemas/game';
import { BlocksSchema, CollectedSchema, MiningStatsSchema, MiningSummarySchema } from '../schemas/mining';
import { defineEndpoint, payload } from './defineEndpoint';
import type { Page } from './Page';

export const getOverview = defineEndpoint({
  method: 'GET',
  path: '/shared/game/overview',
  answer: success(OverviewSchema),
});

/** All parameters of the game. */
export const getRules = defineEndpoint({
  method: 'GET',
  path: '/shared/game/rules',
  answer: success(GameRulesSchema),
});

/** The mining network and the player's share of it. */
export const getMiningSummary = defineEndpoint({
  method: 'GET',
  path: '/shared/mining/summary',
  answer: success(MiningSummarySchema),
});

/** The player's hashrate and earnings over time. */
export const getMiningStats = defineEndpoint({
  method: 'GET',
  path: '/shared/mining/stats',
  payload: payload<{ range: StatsRange }>(),
  answer: success(MiningStatsSchema),
});

/** Settled blocks, newest first. */
export const listBlocks = defineEndpoint({
  method: 'GET',
  path: '/shared/mining/blocks',
  payload: payload<Page>(),
  answer: success(BlocksSchema),
});

/** Moves unpaid earnings into the wallet before midnight. Needs an idempotency key. */
export const collect = defineEndpoint({
  method: 'POST',
  path: '/auth/mining/collect',
  answer: success(CollectedSchema),
});

/** Server-sent events named by `LIVE_EVENTS`. */
export const watchEvents = defineEndpoint({ method: 'GET', path: '/shared/mining/events', answer: 'stream' });
