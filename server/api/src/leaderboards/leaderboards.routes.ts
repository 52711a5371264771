import { Type } from 'typebox';
import { LeaderboardSchema, LeaderboardVisibilitySchema, success } from '@hashgrid/contracts/schemas';
import type { Context } from '../Context';
import type { Api } from '../http/Api';
import { errorResponses } from '../http/errorResponses';
import { getPlayer } from '../http/getPlayer';
import { parseLimit, PAGE_QUERY } from '../http/paging';
import { MESSAGES } from '../messages';
import { changeVisibility } from './changeVisibility';
import { readLeaderboard } from './readLeaderboard';

const shared = { tags: ['Leaderboards'] };

/** GET /shared/game/leaderboards/{board}, PUT /shared/game/leaderboard-visibility. */
export function leaderboardRoutes(app: Api, context: Context): void {
  app.get(
    '/shared/game/leaderboards/:board',
    {
      schema: {
        ...shared,
        summary: 'A leaderboard with your own rank: `week`, `allTime` or `network`',
        params: Type.Object({ board: Type.String({ minLength: 1, maxLength: 32 }) }),
        querystring: Type.Object(PAGE_QUERY, { additionalProperties: false }),
        response: { 200: success(LeaderboardSchema), ...errorResponses(404, 422) },
      },
    },
    async (request) => {
      const { cursor } = request.query;
      const { accountId: playerId } = getPlayer(request);
      const { board } = request.params;
      return {
        data: await readLeaderboard(context, { playerId, board, cursor, limit: parseLimit(request.query) }),
      };
    },
  );

  app.put(
    '/shared/game/leaderboard-visibility',
    {
      schema: {
        ...shared,
        summary: 'Choose whether leaderboards list you, and under which name',
        body: LeaderboardVisibilitySchema,
        response: { 200: success(LeaderboardVisibilitySchema), ...errorResponses(422, 429) },
      },
    },
    async (request) => {
      const { accountId: playerId } = getPlayer(request);
      const { visibility } = request.body;
      await changeVisibility(context, { playerId, visibility });
      return { message: MESSAGES.preferencesSaved, data: { visibility } };
    },
  );
}
