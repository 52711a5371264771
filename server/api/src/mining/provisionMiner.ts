import { randomUUID } from 'node:crypto';
import type { Queries } from '../database/Database';
import { DAY_SECONDS, ECONOMY, type NodeModel } from '../economy';
import { addMiner } from './miners.queries';
import { addNode, type NodeRow } from './nodes.queries';
import type { Context } from '../Context';
import { enterGame, type Turn } from './enterGame';
import { planRuns } from './planRuns';

/** A new node of the first level: full, and running at once. */
export async function installNode(
  context: Context,
  queries: Queries,
  { turn, model, name }: { turn: Turn; model: NodeModel; name: string },
): Promise<NodeRow> {
  const node = {
    id: randomUUID(),
    type: model.code,
    name,
    level: 1,
    hashrate: model.hashrate,
    isOn: true,
    charge: ECONOMY.battery.capacity,
    chargedAt: turn.now,
    createdAt: context.now(),
    expiresAt: turn.now + ECONOMY.node.lifeDays * DAY_SECONDS,
  };
  await addNode(queries, turn.playerId, node);
  await planRuns(queries, turn, [node]);
  return node;
}

/** Gives a new account its place in the game and its free starter, which cannot be passed on. */
export async function provisionMiner(context: Context, queries: Queries, accountId: string): Promise<void> {
  await addMiner(queries, accountId);
  const turn = await enterGame(context, queries, accountId);
  await installNode(context, queries, { turn, model: ECONOMY.starter, name: ECONOMY.starter.name });
}
