import type { BulkResult, NodeReceipt } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';
import { MESSAGES } from '../messages';
import { setRechargedOn } from './miners.queries';
import type { NodeRow } from './nodes.queries';
import { toMinorUnits } from '../ledger/amounts';
import type { Context } from '../Context';
import { limitRate } from '../rate-limits/limitRate';
import { withIdempotency } from '../idempotency/withIdempotency';
import { ProductError } from '../ProductError';
import { batteryAt } from './battery';
import { enterGame, type Turn } from './enterGame';
import { readNode, takeNodes } from './findNode';
import { MINED, oreOf } from './minedToken';
import { recharged } from './nodeChanges';
import { ORE_DECIMALS, rechargeCost } from './nodeCosts';
import { changeNodes } from './planRuns';
import { refuseAbove, spend } from './spend';

/** What filling these nodes burns, in minor units; the full ones cost nothing. */
export const costOfAll = (nodes: readonly NodeRow[], now: number): bigint =>
  nodes.reduce((sum, node) => sum + rechargeCost(node.hashrate, batteryAt(node, now).charge), 0n);

interface Recharge {
  turn: Turn;
  nodes: NodeRow[];
  isFree: boolean;
  maxCost?: string;
}

async function fill(
  context: Context,
  queries: Queries,
  { turn, nodes, isFree, maxCost }: Recharge,
): Promise<BulkResult> {
  const changed = nodes.flatMap((node) => recharged(node, turn.now) ?? []);
  if (changed.length === 0) throw new ProductError(409, MESSAGES.nothingToRecharge);
  const units = isFree ? 0n : costOfAll(nodes, turn.now);
  if (maxCost !== undefined) refuseAbove(units, toMinorUnits(maxCost, ORE_DECIMALS) ?? 0n);
  const { playerId } = turn;
  const transactionId = await spend(context, queries, {
    playerId,
    kind: 'recharge',
    token: MINED,
    units,
    to: 'burn',
  });
  if (isFree) await setRechargedOn(queries, playerId, turn.today);
  await changeNodes(queries, turn, changed);
  return { changed: changed.length, token: MINED, cost: oreOf(units), transactionId };
}

/** Fills one battery; what it costs is burned. Throws 404 when the node is not there, 409 when it is full, on `maxCost`. */
export async function rechargeNode(
  context: Context,
  { playerId, key, id, maxCost }: { playerId: string; key: string; id: string; maxCost?: string },
): Promise<NodeReceipt> {
  await limitRate(context, 'nodeChangesByAccount', playerId);
  const content = ['recharge', id, maxCost ?? null];
  return withIdempotency(context, { accountId: playerId, key, content }, async (queries) => {
    const turn = await enterGame(context, queries, playerId);
    const nodes = await takeNodes(queries, turn, [id]);
    const { token, cost, transactionId } = await fill(context, queries, {
      turn,
      nodes,
      isFree: false,
      maxCost,
    });
    return { node: await readNode(queries, turn, id), token, cost, transactionId };
  });
}

/** Fills the batteries of all nodes, free once a UTC day; named ones are never free. Throws as `rechargeNode` does. */
export async function rechargeNodes(
  context: Context,
  { playerId, key, ids, maxCost }: { playerId: string; key: string; ids?: string[]; maxCost?: string },
): Promise<BulkResult> {
  await limitRate(context, 'nodeChangesByAccount', playerId);
  const content = ['recharge-all', ids ?? null, maxCost ?? null];
  return withIdempotency(context, { accountId: playerId, key, content }, async (queries) => {
    const turn = await enterGame(context, queries, playerId);
    const nodes = await takeNodes(queries, turn, ids);
    const isFree = !ids && turn.rechargedOn !== turn.today;
    return fill(context, queries, { turn, nodes, isFree, maxCost });
  });
}
