import { randomUUID } from 'node:crypto';
import type { Queries, Transaction } from '../../database/Database';
import { DAY_SECONDS, ECONOMY, type NodeType } from '../../economy';
import { lockGame } from '../clock/gameState.queries';
import { addMiner } from './miners.queries';
import { addNode, type NodeRow } from './nodes.queries';
import type { Context } from '../../Context';
import { beginMiningTransaction, type MiningTransaction } from './beginMiningTransaction';
import { planRuns } from './planRuns';

/** Adds a new node at level 1, fully charged and running, and returns it. */
export async function installNode(
  context: Context,
  queries: Queries,
  { mining, nodeType, name }: { mining: MiningTransaction; nodeType: NodeType; name: string },
): Promise<NodeRow> {
  const node = {
    id: randomUUID(),
    type: nodeType.code,
    name,
    level: 1,
    hashrate: nodeType.hashrate,
    isOn: true,
    charge: ECONOMY.battery.capacity,
    chargedAt: mining.now,
    createdAt: context.now(),
    expiresAt: mining.now + ECONOMY.node.lifeDays * DAY_SECONDS,
  };
  await addNode(queries, mining.playerId, node);
  await planRuns(queries, mining, [node]);
  return node;
}

/** Adds a new account to the game with its free starter node. */
export async function provisionMiner(
  context: Context,
  transaction: Transaction,
  accountId: string,
): Promise<void> {
  // Adding a miner locks rows with the totals of the inviters. A settlement changes them too; if the two
  // didn't take the game's lock first, they could deadlock.
  await lockGame(transaction, 'shared');
  await addMiner(transaction, accountId);
  const mining = await beginMiningTransaction(context, transaction, accountId);
  await installNode(context, transaction, { mining, nodeType: ECONOMY.starter, name: ECONOMY.starter.name });
}
