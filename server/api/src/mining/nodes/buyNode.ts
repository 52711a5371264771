import { DEFAULT_TOKEN_SYMBOL, MAX_NODES, type BuyNode, type NodeReceipt } from '@hashgrid/contracts';
import { ECONOMY } from '../../economy';
import { FIELD_MESSAGES, MESSAGES } from '../../messages';
import { countLiveNodes } from './nodes.queries';
import { toDecimal, toExactMinorUnits } from '../../ledger/amounts';
import { USDT_DECIMALS } from '../../ledger/tokenDecimals';
import type { Context } from '../../Context';
import { limitRate } from '../../rate-limits/limitRate';
import { invalidatePricesAfterCommit } from '../../exchange/listPrices';
import { runConfirmedOnce } from '../../idempotency/runConfirmedOnce';
import { fieldError, DomainError } from '../../DomainError';
import type { Caller } from '../../caller/Caller';
import type { Transaction } from '../../database/Database';
import { beginPlayerTransaction } from './beginPlayerTransaction';
import { assertPurchaseConfirmed, confirmPurchase } from './confirmPurchase';
import { parseNodeName } from './parseNodeName';
import { installNode } from './provisionMiner';
import { toNodeDto } from './toNodeDto';
import { assertCostWithin, spend } from './spend';

/** A requested purchase with its idempotency key and its caller. */
interface PurchaseRequest {
  playerId: string;
  key: string;
  order: BuyNode;
  caller: Caller;
}

/**
 * Buys a node from the shop and starts it; the price goes into the exchange pool. Above the daily limit of
 * swaps and purchases it is confirmed like a payment: throws `forbidden` while sending is paused, and a field
 * error on `code` when a required two-factor code is missing or incorrect. Throws a field error on `type`,
 * `name` or `maxCost`, `invalid` when the balance is too low, and `conflict` at the node limit.
 */
export async function buyNode(
  context: Context,
  { playerId, key, order, caller }: PurchaseRequest,
): Promise<NodeReceipt> {
  const nodeType = ECONOMY.shop.find(({ code }) => code === order.type);
  if (!nodeType) throw fieldError('type', FIELD_MESSAGES.unknownNodeType);
  const name = order.name === undefined ? nodeType.name : parseNodeName(order.name);
  await limitRate(context, 'nodeChangesByAccount', playerId);
  const token = DEFAULT_TOKEN_SYMBOL;
  const units = toExactMinorUnits(nodeType.price, USDT_DECIMALS);
  const assertPriceAccepted = () => assertCostWithin(units, USDT_DECIMALS, order.maxCost);
  // Without a maximum, the content must stay what earlier releases have hashed, so that their orders can be repeated.
  const content = ['node', order.type, order.name ?? null, ...(order.maxCost ? [order.maxCost] : [])];
  const run = async (queries: Transaction, isCodeChecked: boolean): Promise<NodeReceipt> => {
    assertPriceAccepted();
    const mining = await beginPlayerTransaction(context, queries, playerId);
    if ((await countLiveNodes(queries, playerId, mining.now)) >= MAX_NODES)
      throw new DomainError('conflict', MESSAGES.nodeLimitReached);
    const transactionId = await spend(context, queries, { playerId, kind: 'node', token, units, to: 'pool' });
    await assertPurchaseConfirmed(context, queries, { playerId, isCodeChecked });
    invalidatePricesAfterCommit(context, queries);
    const node = await installNode(context, queries, { mining, nodeType, name });
    const cost = toDecimal(units, USDT_DECIMALS);
    return { node: toNodeDto({ ...node, earned: 0n }, mining.now), token, cost, transactionId };
  };
  const confirm = async () => {
    // Nobody should be asked for a code to confirm another price.
    assertPriceAccepted();
    return confirmPurchase(context, { playerId, units }, { code: order.code, caller });
  };
  return runConfirmedOnce(context, { accountId: playerId, key, content }, { confirm, run });
}
