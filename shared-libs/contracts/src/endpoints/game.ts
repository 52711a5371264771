import type { StatsRange } from '../game';
import { MessageSchema, success } from '../schemas/envelope';
import { GameRulesSchema, OverviewSchema, WelcomeSchema } from '../schemas/game';
import { BlocksSchema, CollectedSchema, MiningStatsSchema, MiningSummarySchema } from '../schemas/mining';
import { defineEndpoint, payload } from './defineEndpoint';
import type { Pagination } from './Pagination';

/** What the home page and the dashboard show. */
export const getOverview = defineEndpoint({
  method: 'GET',
  path: '/shared/game/overview',
  response: success(OverviewSchema),
});

/** Hides the checklist of first steps on all devices of the player. */
export const hideFirstSteps = defineEndpoint({
  method: 'DELETE',
  path: '/shared/game/first-steps',
  response: MessageSchema,
});

/** Facts about the game for guests. Needs no login. */
export const getWelcome = defineEndpoint({
  method: 'GET',
  path: '/public/game/welcome',
  response: success(WelcomeSchema),
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
  payload: payload<Pagination>(),
  response: success(BlocksSchema),
});

/** Pays out today's unpaid rewards immediately instead of at 00:00 UTC, once per UTC day. Needs an idempotency key. */
export const collectRewards = defineEndpoint({
  method: 'POST',
  path: '/auth/mining/collect',
  response: success(CollectedSchema),
});

/** Stream of server-sent events; `LIVE_EVENTS` lists their names. */
export const watchEvents = defineEndpoint({
  method: 'GET',
  path: '/shared/mining/events',
  response: 'stream',
});
