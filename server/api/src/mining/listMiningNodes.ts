import { MAX_NODES, type MiningNodes, type NodeTypes } from '@hashgrid/contracts';
import { DEFAULT_TOKEN_SYMBOL } from '@hashgrid/contracts';
import { DAY_SECONDS, ECONOMY } from '../economy';
import { readPower } from './chain.queries';
import { readGameState } from './gameState.queries';
import { readRechargedOn } from './miners.queries';
import { listNodes } from './nodes.queries';
import type { Context } from '../Context';
import { batteryAt } from './battery';
import { dayOf, secondsOf } from './gameTime';
import { oreOf, terahashes } from './minedToken';
import { recharged } from './nodeChanges';
import { nodeTotals } from './nodeTotals';
import { dayOfRate } from './project';
import { costOfAll } from './rechargeNodes';
import { toNodeDto } from './toNodeDto';

/** Expired nodes are shown for so long. */
const EXPIRED_SHOWN_SECONDS = 30 * DAY_SECONDS;

/** All nodes of a player, and what filling their batteries would cost. */
export async function listMiningNodes(context: Context, playerId: string): Promise<MiningNodes> {
  const { database } = context;
  const { settledUntil } = await readGameState(database);
  const now = Math.max(secondsOf(context.now()), settledUntil);
  const nodes = await listNodes(database, { playerId, since: now - EXPIRED_SHOWN_SECONDS });
  const live = nodes.filter((node) => batteryAt(node, now).status !== 'expired');
  const isFree = (await readRechargedOn(database, playerId)) !== dayOf(now);
  const { running, total } = nodeTotals(nodes, now);
  return {
    serverTime: context.now().toISOString(),
    nodes: nodes.map((node) => toNodeDto(node, now)),
    hashrate: { running: terahashes(running), total: terahashes(total) },
    rechargeAll: {
      nodes: live.filter((node) => recharged(node, now)).length,
      cost: isFree ? '0' : oreOf(costOfAll(live, now)),
      isFree,
    },
    maxNodes: MAX_NODES,
  };
}

/** What the shop sells. */
export async function listNodeTypes(context: Context): Promise<NodeTypes> {
  const { height } = await readGameState(context.database);
  const { players } = await readPower(context.database, secondsOf(context.now()));
  return {
    currency: DEFAULT_TOKEN_SYMBOL,
    types: ECONOMY.shop.map(({ code, name, hashrate, price, upgradeCost }) => ({
      code,
      name,
      hashrate: terahashes(hashrate),
      price,
      lifeDays: ECONOMY.node.lifeDays,
      upgradeCost,
      dayAtCurrentRate: oreOf(dayOfRate(context, { hashrate, players: players + hashrate, height })),
    })),
  };
}
