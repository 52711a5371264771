import type { Luck, MiningSummary } from '@hashgrid/contracts';
import { readLuck } from '../blocks/chain.queries';
import { readGameState } from '../clock/gameState.queries';
import { listNodes } from '../nodes/nodes.queries';
import type { Context } from '../../Context';
import { readSharedReserves } from '../../exchange/readSharedReserves';
import { findNextHalving, getBlockReward, getEmission } from '../blocks/blockRules';
import { getGameTime } from '../clock/getGameTime';
import { toIso } from '../clock/gameTime';
import { toOre, toTerahashes } from '../prices/minedToken';
import { calculateNodeTotals } from '../nodes/calculateNodeTotals';
import { projectEarnings } from '../blocks/projectEarnings';
import { readSharedPower } from '../blocks/sharedPower';

/** Numbers of newest blocks over which luck is measured. */
const LUCK_SPANS = [10, 50, 250];

async function calculateLuck({ database }: Context, playerId: string, count: number): Promise<Luck> {
  const { blocks, found, expected } = await readLuck(database, { playerId, count });
  const expectedBlocks = Number(expected);
  return {
    blocks,
    found,
    expected,
    value: expectedBlocks > 0 ? Number((found / expectedBlocks).toFixed(4)) : null,
  };
}

function describeHalving(
  { config }: Context,
  { height, settledUntil }: { height: number; settledUntil: number },
) {
  const emission = getEmission(config.gameProfile);
  const block = findNextHalving(height, emission);
  const blocksLeft = block - height;
  return {
    block,
    blocksLeft,
    at: toIso(settledUntil + blocksLeft * config.gameProfile.blockSeconds),
    nextReward: toOre(getBlockReward(block, emission)),
  };
}

/** Returns the summary at the top of `/mining`: the network and the player's share of it. */
export async function readMiningSummary(context: Context, playerId: string): Promise<MiningSummary> {
  const { database } = context;
  const state = await readGameState(database);
  const now = getGameTime(context, state);
  const { playersHashrate, miners } = await readSharedPower(context, now);
  const { running } = calculateNodeTotals(await listNodes(database, { playerId, since: now }), now);
  const emission = getEmission(context.config.gameProfile);
  const { baselineHashrate } = emission;
  const reserves = await readSharedReserves(context);
  const luck: Luck[] = [];
  for (const count of LUCK_SPANS) luck.push(await calculateLuck(context, playerId, count));
  return {
    serverTime: context.gameClock(state.databaseTime).toISOString(),
    height: state.height,
    network: {
      players: toTerahashes(playersHashrate),
      baseline: toTerahashes(baselineHashrate),
      total: toTerahashes(playersHashrate + baselineHashrate),
    },
    miners,
    reward: toOre(getBlockReward(state.height, emission)),
    halving: describeHalving(context, state),
    player: {
      hashrate: toTerahashes(running),
      share: Number(running) / Number(playersHashrate + baselineHashrate),
      projection: projectEarnings(context, {
        hashrate: running,
        playersHashrate,
        height: state.height,
        reserves,
      }),
    },
    luck,
  };
}
