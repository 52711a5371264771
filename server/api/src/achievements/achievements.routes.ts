import { AchievementsSchema, success } from '@hashgrid/contracts/schemas';
import type { Context } from '../Context';
import type { Api } from '../http/Api';
import { getPlayer } from '../http/getPlayer';
import { readAchievements } from './readAchievements';

/** GET /shared/game/achievements. */
export function achievementRoutes(app: Api, context: Context): void {
  app.get(
    '/shared/game/achievements',
    {
      schema: {
        tags: ['Game'],
        summary: 'Your achievements with their progress, your streak and your goals of the week',
        response: { 200: success(AchievementsSchema) },
      },
    },
    async (request) => ({ data: await readAchievements(context, getPlayer(request).accountId) }),
  );
}
