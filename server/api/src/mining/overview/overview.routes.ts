import { OverviewSchema, success } from '@hashgrid/contracts/schemas';
import type { Context } from '../../Context';
import type { Api } from '../../http/Api';
import { getPlayer } from '../../http/getPlayer';
import { readOverview } from './readOverview';

/** GET /shared/game/overview. */
export function overviewRoutes(app: Api, context: Context): void {
  app.get(
    '/shared/game/overview',
    {
      schema: {
        tags: ['Game'],
        summary: 'Your nodes and earnings, and the current block',
        response: { 200: success(OverviewSchema) },
      },
    },
    async (request) => ({ data: await readOverview(context, getPlayer(request).accountId) }),
  );
}
