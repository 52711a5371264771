import { success, TokensSchema } from '@hashgrid/contracts/schemas';
import type { Api } from '../http/Api';
import { requirePlayer } from '../http/bearer';
import { BEARER } from '../http/describeApi';
import { errorResponses } from '../http/errorResponses';
import type { Context } from '../Context';
import { listPrices } from './listPrices';

/** GET /shared/token/all [C13]. */
export function tokenRoutes(app: Api, context: Context): void {
  app.get(
    '/shared/token/all',
    {
      onRequest: requirePlayer(context),
      schema: {
        tags: ['Tokens'],
        summary: 'All tokens with their prices in USDT',
        security: BEARER,
        response: { 200: success(TokensSchema), ...errorResponses(401) },
      },
    },
    async () => ({ data: { tokens: await listPrices(context) } }),
  );
}
