import type { LeaderboardVisibility } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { limitRate } from '../rate-limits/limitRate';
import { setVisibility } from './leaderboards.queries';

/**
 * Changes whether and under which name leaderboards list a player; a player who hides is removed immediately. Throws `rateLimited`.
 */
export async function changeVisibility(
  context: Context,
  choice: { playerId: string; visibility: LeaderboardVisibility },
): Promise<void> {
  await limitRate(context, 'visibilityChangesByAccount', choice.playerId);
  await context.database.transaction((transaction) => setVisibility(transaction, choice));
}
