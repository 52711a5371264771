import { DAY_SECONDS } from '../../economy';
import { lockGame, setPayoutProgress } from '../clock/gameState.queries';
import { addReferralBonuses, listDueShares } from './payouts.queries';
import type { Context } from '../../Context';
import { nextDay, startOfDay } from '../clock/gameTime';
import { creditShares } from './creditShares';

/** Number of players paid per transaction. */
export const PLAYERS_AT_ONCE = 500;

/**
 * Pays the next batch of players for the oldest finished day whose blocks are all settled. The progress is stored, so any process
 * can continue. Returns false when no day is due.
 */
export async function payDueDays(context: Context): Promise<boolean> {
  return context.database.transaction(async (queries) => {
    const { paidBefore: day, paidUntil: after, settledUntil } = await lockGame(queries, 'exclusive');
    if (startOfDay(day) + DAY_SECONDS > settledUntil) return false;
    const players = await listDueShares(queries, { day, after, limit: PLAYERS_AT_ONCE });
    const last = players.at(-1);
    if (!last) {
      await setPayoutProgress(queries, { before: nextDay(day), until: null });
      return true;
    }
    const dues = players.filter(({ isPaid }) => !isPaid);
    await creditShares(context, queries, { day, kind: 'daily_profit', dues });
    await addReferralBonuses(queries, dues);
    await setPayoutProgress(queries, { before: day, until: last.playerId });
    return true;
  });
}
