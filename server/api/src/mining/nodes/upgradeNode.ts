import { MINED_TOKEN_SYMBOL, type NodeReceipt } from '@hashgrid/contracts';
import { MESSAGES } from '../../messages';
import type { Context } from '../../Context';
import { ORE_DECIMALS } from '../../ledger/tokenDecimals';
import { limitRate } from '../../rate-limits/limitRate';
import { withIdempotency } from '../../idempotency/withIdempotency';
import { DomainError } from '../../DomainError';
import { beginPlayerTransaction } from './beginPlayerTransaction';
import { lockLiveNode } from './lockLiveNodes';
import { readNode } from './readNode';
import { toOre } from '../prices/minedToken';
import { applyUpgrade } from './nodeChanges';
import { getNodeType, getUpgradeCost } from '../prices/nodeCosts';
import { changeNodes } from './changeNodes';
import { assertCostWithin, spend } from './spend';

/**
 * Upgrades a node by one level; the cost is burned. Throws `notFound`, `conflict` at the maximum level, a field error on
 * `maxCost`, and `invalid` when the balance is too low.
 */
export async function upgradeNode(
  context: Context,
  { playerId, key, id, maxCost }: { playerId: string; key: string; id: string; maxCost?: string },
): Promise<NodeReceipt> {
  await limitRate(context, 'nodeChangesByAccount', playerId);
  const content = ['upgrade', id, maxCost ?? null];
  return withIdempotency(context, { accountId: playerId, key, content }, async (queries) => {
    const mining = await beginPlayerTransaction(context, queries, playerId);
    const node = await lockLiveNode(queries, mining, id);
    const units = getUpgradeCost(getNodeType(node.type), node.level);
    if (units === undefined) throw new DomainError('conflict', MESSAGES.maxNodeLevel);
    assertCostWithin(units, ORE_DECIMALS, maxCost);
    const transactionId = await spend(context, queries, {
      playerId,
      kind: 'upgrade',
      token: MINED_TOKEN_SYMBOL,
      units,
      to: 'burn',
    });
    await changeNodes(queries, mining, [applyUpgrade(node)]);
    return {
      node: await readNode(queries, mining, id),
      token: MINED_TOKEN_SYMBOL,
      cost: toOre(units),
      transactionId,
    };
  });
}
