import { CollectedSchema, success } from '@hashgrid/contracts/schemas';
import type { Api } from '../../http/Api';
import { getPlayer } from '../../http/getPlayer';
import { errorResponses } from '../../http/errorResponses';
import { IdempotencySchema } from '../../http/IdempotencySchema';
import { MESSAGES } from '../../messages';
import type { Context } from '../../Context';
import { collectUnpaidRewards } from './collectUnpaidRewards';

/** POST /auth/mining/collect, which needs an `Idempotency-Key`. */
export function collectRoutes(app: Api, context: Context): void {
  app.post(
    '/auth/mining/collect',
    {
      schema: {
        tags: ['Mining'],
        headers: IdempotencySchema,
        summary: 'Collect today’s unpaid rewards early, once per UTC day',
        response: { 200: success(CollectedSchema), ...errorResponses(409, 422, 429) },
      },
    },
    async (request) => {
      const collection = { playerId: getPlayer(request).accountId, key: request.headers['idempotency-key'] };
      return { message: MESSAGES.rewardsCollected, data: await collectUnpaidRewards(context, collection) };
    },
  );
}
