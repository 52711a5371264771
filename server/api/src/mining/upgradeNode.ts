import type { NodeReceipt } from '@hashgrid/contracts';
import { MESSAGES } from '../messages';
import { toMinorUnits } from '../ledger/amounts';
import type { Context } from '../Context';
import { limitRate } from '../rate-limits/limitRate';
import { withIdempotency } from '../idempotency/withIdempotency';
import { ProductError } from '../ProductError';
import { enterGame } from './enterGame';
import { readNode, takeNodes } from './findNode';
import { MINED, oreOf } from './minedToken';
import { upgraded } from './nodeChanges';
import { modelOf, ORE_DECIMALS, upgradeCost } from './nodeCosts';
import { changeNodes } from './planRuns';
import { refuseAbove, spend } from './spend';

/** Raises a node by a level; the cost is burned. Throws 404 when it is not there, 409 at the last level, on `maxCost`. */
export async function upgradeNode(
  context: Context,
  { playerId, key, id, maxCost }: { playerId: string; key: string; id: string; maxCost?: string },
): Promise<NodeReceipt> {
  await limitRate(context, 'nodeChangesByAccount', playerId);
  const content = ['upgrade', id, maxCost ?? null];
  return withIdempotency(context, { accountId: playerId, key, content }, async (queries) => {
    const turn = await enterGame(context, queries, playerId);
    const [node] = await takeNodes(queries, turn, [id]);
    const units = upgradeCost(modelOf(node!.type), node!.level);
    if (units === undefined) throw new ProductError(409, MESSAGES.nodeLevelHighest);
    if (maxCost !== undefined) refuseAbove(units, toMinorUnits(maxCost, ORE_DECIMALS) ?? 0n);
    const transactionId = await spend(context, queries, {
      playerId,
      kind: 'upgrade',
      token: MINED,
      units,
      to: 'burn',
    });
    await changeNodes(queries, turn, [upgraded(node!)]);
    return { node: await readNode(queries, turn, id), token: MINED, cost: oreOf(units), transactionId };
  });
}
