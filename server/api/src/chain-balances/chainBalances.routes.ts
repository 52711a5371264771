import { CHAINS } from '@hashgrid/contracts';
import { ChainBalancesSchema, success } from '@hashgrid/contracts/schemas';
import type { Context } from '../Context';
import type { Api } from '../http/Api';
import { getPlayer } from '../http/getPlayer';
import { ChainBalanceCache } from './ChainBalanceCache';
import { listChainBalances } from './listChainBalances';

/** Returns a cache for each chain that nodes are configured for. */
const createCaches = ({ chains, config, now, log }: Context): ChainBalanceCache[] =>
  CHAINS.flatMap(({ id }) => {
    const chain = chains.find(id);
    const usdtContract = config.usdtContracts?.[id] ?? null;
    return chain ? [new ChainBalanceCache(chain, { usdtContract, now, log })] : [];
  });

/** GET /shared/client/addresses/balances. */
export function chainBalanceRoutes(app: Api, context: Context): void {
  const caches = createCaches(context);
  app.get(
    '/shared/client/addresses/balances',
    {
      schema: {
        tags: ['Player'],
        summary: 'BNB and USDT of your linked addresses on each chain',
        response: { 200: success(ChainBalancesSchema) },
      },
    },
    async (request) => ({
      data: await listChainBalances(context, caches, getPlayer(request).accountId),
    }),
  );
}
