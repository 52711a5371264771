import { PriceChangesSchema, success, TokensSchema } from '@hashgrid/contracts/schemas';
import type { Api } from '../http/Api';
import type { Context } from '../Context';
import { listPriceChanges } from './listPriceChanges';
import { listPrices } from './listPrices';

/** GET /shared/token/all and /shared/token/changes. */
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

  app.get(
    '/shared/token/changes',
    {
      schema: {
        tags: ['Tokens'],
        summary: 'How much prices have changed in 24 hours',
        response: { 200: success(PriceChangesSchema) },
      },
    },
    async () => ({ data: await listPriceChanges(context) }),
  );
}
