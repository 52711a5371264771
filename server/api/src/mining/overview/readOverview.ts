import { MINED_TOKEN_SYMBOL, type Overview, type Unpaid } from '@hashgrid/contracts';
import { DAY_SECONDS } from '../../economy';
import { readUnpaid, type Earnings } from '../payouts/earnings.queries';
import { listNodes } from '../nodes/nodes.queries';
import { readCollectedAmount, readDueShares } from '../payouts/payouts.queries';
import type { Context } from '../../Context';
import { readSharedReserves } from '../../exchange/readSharedReserves';
import { readGameState } from '../clock/gameState.queries';
import { getGameTime } from '../clock/getGameTime';
import { toDay, toIso, startOfDay } from '../clock/gameTime';
import { toOre, toTerahashes } from '../prices/minedToken';
import { calculateNodeTotals } from '../nodes/calculateNodeTotals';
import { findOpenFirstSteps } from '../newcomers/firstSteps';
import { projectEarnings } from '../blocks/projectEarnings';
import { readChain } from '../blocks/readChain';
import { readSharedPower } from '../blocks/sharedPower';
import { listNodesToRecharge } from './listNodesToRecharge';
import { readDayEarnings } from './readDayEarnings';

const toAmountsDto = ({ mined, bonus }: Earnings) => ({
  mined: toOre(mined),
  bonus: toOre(bonus),
  total: toOre(mined + bonus),
});

export const toUnpaidDto = (unpaid: Earnings): Unpaid => ({
  token: MINED_TOKEN_SYMBOL,
  ...toAmountsDto(unpaid),
});

/** Returns whether the player can collect now, and what was collected today. */
async function readCollectStatus(
  { database }: Context,
  playerId: string,
  day: string,
): Promise<Pick<Overview, 'canCollect' | 'collectedToday'>> {
  const collected = await readCollectedAmount(database, { playerId, day });
  if (collected !== null) return { canCollect: false, collectedToday: toOre(collected) };
  const due = await readDueShares(database, { playerId, day });
  return { canCollect: due !== undefined && due.mined + due.bonus > 0n, collectedToday: null };
}

async function readOverviewOnce(context: Context, playerId: string): Promise<Overview> {
  const { database } = context;
  const { state, block, lastBlock } = await readChain(context, playerId);
  const now = getGameTime(context, state);
  const nodes = await listNodes(database, { playerId, since: 0 });
  const { counts, running, total } = calculateNodeTotals(nodes, now);
  const { playersHashrate } = await readSharedPower(context, now);
  const reserves = await readSharedReserves(context);
  return {
    serverTime: context.gameClock(state.databaseTime).toISOString(),
    block,
    lastBlock,
    unpaid: toUnpaidDto(await readUnpaid(database, playerId)),
    settlesAt: toIso(startOfDay(toDay(now)) + DAY_SECONDS),
    ...(await readCollectStatus(context, playerId, toDay(now))),
    dayProfit: toAmountsDto(await readDayEarnings(context, playerId, now)),
    hashrate: { running: toTerahashes(running), total: toTerahashes(total) },
    nodes: counts,
    needCharge: listNodesToRecharge(nodes, now),
    projection: projectEarnings(context, {
      hashrate: running,
      playersHashrate,
      height: state.height,
      reserves,
    }),
    firstSteps: await findOpenFirstSteps(database, playerId),
  };
}

/** Returns the game data of `/` and `/dashboard`. */
export async function readOverview(context: Context, playerId: string): Promise<Overview> {
  const overview = await readOverviewOnce(context, playerId);
  const { height } = await readGameState(context.database);
  // A block was settled between the reads: the sums may include it, and the client would add it again when its event arrives.
  return height === overview.block.number ? overview : readOverviewOnce(context, playerId);
}
