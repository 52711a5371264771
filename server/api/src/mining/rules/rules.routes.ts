import { GameRulesSchema, success } from '@hashgrid/contracts/schemas';
import type { Context } from '../../Context';
import type { Api } from '../../http/Api';
import { readRules } from './readRules';

/** GET /shared/game/rules. */
export function rulesRoutes(app: Api, context: Context): void {
  app.get(
    '/shared/game/rules',
    {
      schema: {
        tags: ['Game'],
        summary: 'All rules of the game with their numbers; needs no login',
        response: { 200: success(GameRulesSchema) },
      },
    },
    async () => ({ data: await readRules(context) }),
  );
}
