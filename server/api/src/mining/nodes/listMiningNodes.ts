import { MAX_NODES, type MiningNode, type MiningNodes, type NodeTypes } from '@hashgrid/contracts';
import { DEFAULT_TOKEN_SYMBOL } from '@hashgrid/contracts';
import { DAY_SECONDS, ECONOMY } from '../../economy';
import { readGameState } from '../clock/gameState.queries';
import { readFreeRechargedOn } from './miners.queries';
import { listNodes } from './nodes.queries';
import type { Context } from '../../Context';
import { readSharedReserves } from '../../exchange/readSharedReserves';
import { calculateBatteryState } from './battery';
import { getGameTime } from '../clock/getGameTime';
import { toDay } from '../clock/gameTime';
import { toOre, toTerahashes } from '../prices/minedToken';
import { applyRecharge } from './nodeChanges';
import { calculateNodeTotals } from './calculateNodeTotals';
import { calculateDailyEarnings, calculateDailyValue, estimatePayback } from '../blocks/projectEarnings';
import { calculateRechargeCosts } from './rechargeNodes';
import { readSharedPower } from '../blocks/sharedPower';
import { toNodeDto } from './toNodeDto';

/** How long expired nodes stay in the list. */
const EXPIRED_SHOWN_SECONDS = 30 * DAY_SECONDS;

/** Returns a player's nodes, without those that expired long ago, and the cost of recharging the live ones. */
export async function listMiningNodes(context: Context, playerId: string): Promise<MiningNodes> {
  const { database } = context;
  const state = await readGameState(database);
  const now = getGameTime(context, state);
  const nodes = await listNodes(database, { playerId, since: now - EXPIRED_SHOWN_SECONDS });
  const live = nodes.filter((node) => calculateBatteryState(node, now).status !== 'expired');
  const isFree = (await readFreeRechargedOn(database, playerId)) !== toDay(now);
  const { running, total } = calculateNodeTotals(nodes, now);
  return {
    serverTime: context.gameClock(state.databaseTime).toISOString(),
    nodes: nodes.map((node) => toNodeDto(node, now)),
    hashrate: { running: toTerahashes(running), total: toTerahashes(total) },
    rechargeAll: {
      nodes: live.filter((node) => applyRecharge(node, now)).length,
      cost: isFree ? '0' : toOre(calculateRechargeCosts(live, now)),
      isFree,
    },
    maxNodes: MAX_NODES,
  };
}

/** Returns all nodes a player ever had, oldest first. */
export async function listAllNodes(context: Context, playerId: string): Promise<MiningNode[]> {
  const now = getGameTime(context, await readGameState(context.database));
  return (await listNodes(context.database, { playerId, since: 0 })).map((node) => toNodeDto(node, now));
}

/** Returns the nodes in the shop. */
export async function listNodeTypes(context: Context): Promise<NodeTypes> {
  const state = await readGameState(context.database);
  const { height } = state;
  const { gameProfile } = context.config;
  const reserves = await readSharedReserves(context);
  const { playersHashrate } = await readSharedPower(context, getGameTime(context, state));
  return {
    currency: DEFAULT_TOKEN_SYMBOL,
    types: ECONOMY.shop.map((nodeType) => {
      const { code, name, hashrate, price, upgradeCost } = nodeType;
      const rate = { hashrate, playersHashrate: playersHashrate + hashrate, height, reserves };
      return {
        code,
        name,
        hashrate: toTerahashes(hashrate),
        price,
        lifeDays: ECONOMY.node.lifeDays,
        upgradeCost,
        dayAtCurrentRate: toOre(calculateDailyEarnings(gameProfile, rate)),
        dayValue: calculateDailyValue(context, rate),
        paybackSeconds: estimatePayback(gameProfile, nodeType, rate),
      };
    }),
  };
}
