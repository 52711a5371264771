import { DAY_SECONDS } from '../economy';
import { lockGame, setPaidBefore } from './gameState.queries';
import { addReferralBonuses, purgeBuckets, listDueShares } from './payouts.queries';
import type { Context } from '../Context';
import { dayOf, nextDay, startOfDay } from './gameTime';
import { creditShares } from './creditShares';

/** Number of players paid per transaction. */
const PLAYERS_AT_ONCE = 500;
/** Charts go back 30 days. */
const DAYS_KEPT = 40;

/**
 * Pays out the oldest finished day whose blocks are all settled, in batches of players. If a process dies in between,
 * the next one continues. Returns whether there was anything to pay.
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
