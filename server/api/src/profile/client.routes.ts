import { ProfileSchema, success, WalletsSchema } from '@hashgrid/contracts/schemas';
import type { Api } from '../http/Api';
import { playerOf, requirePlayer } from '../http/bearer';
import { BEARER } from '../http/describeApi';
import { errorResponses } from '../http/errorResponses';
import type { Context } from '../Context';
import { listWallets } from '../ledger/listWallets';
import { readProfile } from './readProfile';

const tags = ['Player'];

/** GET /shared/client/profile [C10], GET /shared/client/wallets [C12]. */
export function clientRoutes(app: Api, context: Context): void {
  const onRequest = requirePlayer(context);

  app.get(
    '/shared/client/profile',
    {
      onRequest,
      schema: {
        tags,
        summary: 'The own profile',
        security: BEARER,
        response: { 200: success(ProfileSchema), ...errorResponses(401) },
      },
    },
    async (request) => ({ data: await readProfile(context, playerOf(request).accountId) }),
  );

  app.get(
    '/shared/client/wallets',
    {
      onRequest,
      schema: {
        tags,
        summary: 'The own balance of every token',
        security: BEARER,
        response: { 200: success(WalletsSchema), ...errorResponses(401) },
      },
    },
    async (request) => ({ data: { wallets: await listWallets(context, playerOf(request).accountId) } }),
  );
}
