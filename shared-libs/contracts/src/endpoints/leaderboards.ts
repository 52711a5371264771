import { success } from '../schemas/envelope';
import { LeaderboardSchema, LeaderboardVisibilitySchema } from '../schemas/leaderboards';
import type { LeaderboardVisibility } from '../leaderboards';
import { defineEndpoint, payload } from './defineEndpoint';
import type { Pagination } from './Pagination';

export const getLeaderboard = defineEndpoint({
  method: 'GET',
  path: '/shared/game/leaderboards/:board',
  payload: payload<Pagination>(),
  response: success(LeaderboardSchema),
});

export const setLeaderboardVisibility = defineEndpoint({
  method: 'PUT',
  path: '/shared/game/leaderboard-visibility',
  payload: payload<{ visibility: LeaderboardVisibility }>(),
  response: success(LeaderboardVisibilitySchema),
});
