import type { Welcome } from '@hashgrid/contracts';
import { ECONOMY } from '../../economy';
import type { Context } from '../../Context';
import { isPlayMoney } from '../../ledger/isPlayMoney';
import { getGameTime } from '../clock/getGameTime';
import { readGameState } from '../clock/gameState.queries';
import { toTerahashes } from '../prices/minedToken';
import { readSharedPower } from '../blocks/sharedPower';

async function countMiners(context: Context): Promise<number> {
  const now = getGameTime(context, await readGameState(context.database));
  return (await readSharedPower(context, now)).miners;
}

/** Returns the facts about the game that guests see. The number of miners is cached for a few seconds, however many guests ask for it. */
export async function readWelcome(context: Context): Promise<Welcome> {
  return {
    miners: await context.reads.share('miners', () => countMiners(context)),
    grant: ECONOMY.grant,
    starterHashrate: toTerahashes(ECONOMY.starter.hashrate),
    isPlayMoney: isPlayMoney(context),
  };
}
