import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { WEEK_SECONDS } from '../leaderboards/startOfWeek';
import { getGameTime } from '../mining/clock/getGameTime';
import type { GameState } from '../mining/clock/gameState.queries';
import { PLAYERS_AT_ONCE } from './achievementRules';
import { listUnfinishedPlayers, setGoalsChecked, type ProgressState } from './advanceAchievements.queries';
import { grantAwards } from './grantAwards';
import { readFacts } from './progress.queries';

/** How long after midnight the check waits: a swap that began before midnight may commit after it, with a time before it. */
const GRACE_SECONDS = 60;

/**
 * Awards a batch of players who reached their goals after the last check of a week that is over. Each week is checked once,
 * starting with the oldest that has goals. Returns whether there was a week to check.
 */
export async function checkFinishedWeek(
  context: Context,
  transaction: Transaction,
  { game, state }: { game: GameState; state: ProgressState },
): Promise<boolean> {
  const { goalsWeek: week, goalsCheckedUntil: after } = state;
  if (week === null) return false;
  const end = week + WEEK_SECONDS;
  if (game.settledUntil < end || getGameTime(context, game) < end + GRACE_SECONDS) return false;
  const playerIds = await listUnfinishedPlayers(transaction, { week, after, limit: PLAYERS_AT_ONCE });
  const last = playerIds.at(-1);
  if (last === undefined) {
    await setGoalsChecked(transaction, { before: end, until: null });
    return true;
  }
  await grantAwards(context, transaction, { facts: await readFacts(transaction, { playerIds, week }), week });
  await setGoalsChecked(transaction, { before: week, until: last });
  return true;
}
