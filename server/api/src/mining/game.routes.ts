import { GameRulesSchema, OverviewSchema, success } from '@hashgrid/contracts/schemas';
import type { Api } from '../http/Api';
import { playerOf, requirePlayer } from '../http/bearer';
import { BEARER } from '../http/describeApi';
import { errorResponses } from '../http/errorResponses';
import type { Context } from '../Context';
import { readOverview } from './readOverview';
import { readRules } from './readRules';

const tags = ['Game'];

/** GET /shared/game/overview, GET /shared/game/rules. */
export function gameRoutes(app: Api, context: Context): void {
  app.get(
    '/shared/game/overview',
    {
      onRequest: requirePlayer(context),
      schema: {
        tags,
        summary: 'What the player has in the game, and the block that is worked on',
        security: BEARER,
        response: { 200: success(OverviewSchema), ...errorResponses(401) },
      },
    },
    async (request) => ({ data: await readOverview(context, playerOf(request).accountId) }),
  );

  app.get(
    '/shared/game/rules',
    {
      schema: {
        tags,
        summary: 'Every number of the game; for everybody',
        response: { 200: success(GameRulesSchema) },
      },
    },
    async () => ({ data: await readRules(context) }),
  );
}
