import { DAY_SECONDS } from '../economy';
import { lockGame, setPaidBefore } from './gameState.queries';
import { addReferralBonuses, purgeBuckets, listDueShares } from './payouts.queries';
import type { Context } from '../Context';
import { dayOf, nextDay, startOfDay } from './gameTime';
import { creditShares } from './creditShares';

/** Players that one transaction pays. */
const PLAYERS_AT_ONCE = 500;
/** Charts go back 30 days. */
const DAYS_KEPT = 40;

/**
 * Pays out the oldest day that is over and whose blocks are all settled, some players at a time. A process that dies in
 * between leaves the rest to the next one. Says whether there was something to do.
 */
export async function payDueDays(context: Context): Promise<boolean> {
  return context.database.transaction(async (queries) => {
    const { paidBefore: day, settledUntil } = await lockGame(queries, 'exclusive');
    if (startOfDay(day) + DAY_SECONDS > settledUntil) return false;
    const dues = await listDueShares(queries, { day, limit: PLAYERS_AT_ONCE });
    if (dues.length > 0) {
      await creditShares(context, queries, { day, kind: 'daily_profit', dues });
      await addReferralBonuses(queries, dues);
      return true;
    }
    await purgeBuckets(queries, dayOf(startOfDay(day) - DAYS_KEPT * DAY_SECONDS));
    await setPaidBefore(queries, nextDay(day));
    return true;
  });
}
