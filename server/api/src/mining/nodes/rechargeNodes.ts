import { MINED_TOKEN_SYMBOL, type BulkResult, type NodeReceipt } from '@hashgrid/contracts';
import type { Queries } from '../../database/Database';
import { MESSAGES } from '../../messages';
import { setFreeRechargedOn } from './miners.queries';
import type { NodeRow } from './nodes.queries';
import type { Context } from '../../Context';
import { ORE_DECIMALS } from '../../ledger/tokenDecimals';
import { limitRate } from '../../rate-limits/limitRate';
import { withIdempotency } from '../../idempotency/withIdempotency';
import { DomainError } from '../../DomainError';
import { calculateBatteryState } from './battery';
import type { MiningTransaction } from './beginMiningTransaction';
import { beginPlayerTransaction } from './beginPlayerTransaction';
import { lockLiveNodes } from './lockLiveNodes';
import { readNode } from './readNode';
import { toOre } from '../prices/minedToken';
import { applyRecharge } from './nodeChanges';
import { getRechargeCost } from '../prices/nodeCosts';
import { changeNodes } from './changeNodes';
import { assertCostWithin, spend } from './spend';

/** Returns the cost in minor units of recharging these nodes; full ones cost nothing. */
export const calculateRechargeCosts = (nodes: readonly NodeRow[], now: number): bigint =>
  nodes.reduce(
    (sum, node) => sum + getRechargeCost(node.hashrate, calculateBatteryState(node, now).charge),
    0n,
  );

/** A recharge of nodes that the transaction has locked. */
interface Recharge {
  mining: MiningTransaction;
  nodes: NodeRow[];
  isFree: boolean;
  maxCost?: string;
}

async function rechargeLockedNodes(
  context: Context,
  queries: Queries,
  { mining, nodes, isFree, maxCost }: Recharge,
): Promise<BulkResult> {
  const changed = nodes.flatMap((node) => applyRecharge(node, mining.now) ?? []);
  if (changed.length === 0) throw new DomainError('conflict', MESSAGES.nothingToRecharge);
  const units = isFree ? 0n : calculateRechargeCosts(nodes, mining.now);
  assertCostWithin(units, ORE_DECIMALS, maxCost);
  const { playerId } = mining;
  const transactionId = await spend(context, queries, {
    playerId,
    kind: 'recharge',
    token: MINED_TOKEN_SYMBOL,
    units,
    to: 'burn',
  });
  if (isFree) await setFreeRechargedOn(queries, playerId, mining.today);
  await changeNodes(queries, mining, changed);
  return { changed: changed.length, token: MINED_TOKEN_SYMBOL, cost: toOre(units), transactionId };
}

/**
 * Recharges one node; the cost is burned. Throws `notFound`, `conflict` when there is nothing to recharge, a field error on `maxCost`,
 * and `invalid` when the balance is too low.
 */
export async function rechargeNode(
  context: Context,
  { playerId, key, id, maxCost }: { playerId: string; key: string; id: string; maxCost?: string },
): Promise<NodeReceipt> {
  await limitRate(context, 'nodeChangesByAccount', playerId);
  const content = ['recharge', id, maxCost ?? null];
  return withIdempotency(context, { accountId: playerId, key, content }, async (queries) => {
    const mining = await beginPlayerTransaction(context, queries, playerId);
    const nodes = await lockLiveNodes(queries, mining, [id]);
    const { token, cost, transactionId } = await rechargeLockedNodes(context, queries, {
      mining,
      nodes,
      isFree: false,
      maxCost,
    });
    return { node: await readNode(queries, mining, id), token, cost, transactionId };
  });
}

/**
 * Recharges all nodes, for free once per UTC day, or the selected ones, which is never free. Throws what `rechargeNode` throws.
 */
export async function rechargeNodes(
  context: Context,
  { playerId, key, ids, maxCost }: { playerId: string; key: string; ids?: string[]; maxCost?: string },
): Promise<BulkResult> {
  await limitRate(context, 'nodeChangesByAccount', playerId);
  const content = ['recharge-all', ids ?? null, maxCost ?? null];
  return withIdempotency(context, { accountId: playerId, key, content }, async (queries) => {
    const mining = await beginPlayerTransaction(context, queries, playerId);
    const nodes = await lockLiveNodes(queries, mining, ids);
    const isFree = !ids && mining.freeRechargedOn !== mining.today;
    return rechargeLockedNodes(context, queries, { mining, nodes, isFree, maxCost });
  });
}
