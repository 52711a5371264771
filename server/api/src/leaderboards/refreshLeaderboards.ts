import type { Context } from '../Context';
import { tryAdvisoryLock } from '../database/tryAdvisoryLock';
import { getGameTime } from '../mining/clock/getGameTime';
import { readGameState } from '../mining/clock/gameState.queries';
import { toSeconds } from '../mining/clock/gameTime';
import { countShares, rankPlayers, readLeaderboardState } from './leaderboards.queries';
import { startOfWeek } from './startOfWeek';

/**
 * Ranks the players again if blocks were settled or a week has begun since the last time. Reads then cost a page, however many
 * players there are. Safe in any number of processes.
 */
export const refreshLeaderboards = (context: Context): Promise<void> =>
  context.database.transaction(async (transaction) => {
    if (!(await tryAdvisoryLock(transaction, 'leaderboards'))) return;
    const game = await readGameState(transaction);
    const { countedUntil: from, height, refreshedAt } = await readLeaderboardState(transaction);
    const time = getGameTime(context, game);
    const week = startOfWeek(time);
    const isThisWeek = refreshedAt !== null && startOfWeek(toSeconds(refreshedAt)) === week;
    if (height === game.height && isThisWeek) return;
    const { bucketSeconds } = context.config.gameProfile;
    // The blocks of these buckets are settled, so nothing is added to them anymore.
    const until = Math.max(from, game.settledUntil - (game.settledUntil % bucketSeconds));
    await countShares(transaction, { from, until, week });
    await rankPlayers(transaction, {
      countedUntil: until,
      week,
      height: game.height,
      at: new Date(time * 1000),
    });
  });
