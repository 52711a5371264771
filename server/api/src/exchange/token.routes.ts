import { success, TokensSchema } from '@hashgrid/contracts/schemas';
import type { Api } from '../http/Api';
import type { Context } from '../Context';
import { listPrices } from './listPrices';

/** GET /shared/token/all [C13]. */
export function tokenRoutes(app: Api, context: Context): void {
  app.get(
    '/shared/token/all',
    {
      schema: {
        tags: ['Tokens'],
        summary: 'All tokens with their prices in USDT',
        response: { 200: success(TokensSchema) },
      },
    },
    async () => ({ data: { tokens: await listPrices(context) } }),
  );
}
