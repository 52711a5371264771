import { DEFAULT_TOKEN_SYMBOL, MAX_NODES, type BuyNode, type NodeReceipt } from '@hashgrid/contracts';
import { ECONOMY } from '../economy';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import { countLiveNodes } from './nodes.queries';
import { toDecimal, toExactMinorUnits } from '../ledger/amounts';
import { USDT_DECIMALS } from '../ledger/tokenDecimals';
import type { Context } from '../Context';
import { limitRate } from '../rate-limits/limitRate';
import { refreshPricesAfter } from '../exchange/listPrices';
import { withIdempotency } from '../idempotency/withIdempotency';
import { fieldError, DomainError } from '../DomainError';
import { beginPlayerTransaction } from './beginPlayerTransaction';
import { nodeName } from './nodeName';
import { installNode } from './provisionMiner';
import { toNodeDto } from './toNodeDto';
import { spend } from './spend';

/**
 * Buys a node from the shop and starts it; the price goes into the exchange pool. Throws on `type`, and `conflict` at
 * the node limit.
 */
export async function buyNode(
  context: Context,
  { playerId, key, order }: { playerId: string; key: string; order: BuyNode },
): Promise<NodeReceipt> {
  const model = ECONOMY.shop.find(({ code }) => code === order.type);
  if (!model) throw fieldError('type', FIELD_MESSAGES.unknownNodeType);
  const name = order.name === undefined ? model.name : nodeName(order.name);
  await limitRate(context, 'nodeChangesByAccount', playerId);
  const content = ['node', order.type, order.name ?? null];
  return withIdempotency(context, { accountId: playerId, key, content }, async (queries) => {
    const mining = await beginPlayerTransaction(context, queries, playerId);
    if ((await countLiveNodes(queries, playerId, mining.now)) >= MAX_NODES)
      throw new DomainError('conflict', MESSAGES.nodeLimitReached);
    const token = DEFAULT_TOKEN_SYMBOL;
    const units = toExactMinorUnits(model.price, USDT_DECIMALS);
    const transactionId = await spend(context, queries, { playerId, kind: 'node', token, units, to: 'pool' });
    refreshPricesAfter(context, queries);
    const node = await installNode(context, queries, { mining, model, name });
    const cost = toDecimal(units, USDT_DECIMALS);
    return { node: toNodeDto({ ...node, earned: 0n }, mining.now), token, cost, transactionId };
  });
}
