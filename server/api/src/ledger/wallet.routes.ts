import { success, WalletsSchema } from '@hashgrid/contracts/schemas';
import type { Context } from '../Context';
import type { Api } from '../http/Api';
import { getPlayer } from '../http/getPlayer';
import { listWallets } from './listWallets';

/** GET /shared/client/wallets. */
export function walletRoutes(app: Api, context: Context): void {
  app.get(
    '/shared/client/wallets',
    {
      schema: {
        tags: ['Player'],
        summary: 'Your balance of every token',
        response: { 200: success(WalletsSchema) },
      },
    },
    async (request) => ({ data: { wallets: await listWallets(context, getPlayer(request).accountId) } }),
  );
}
