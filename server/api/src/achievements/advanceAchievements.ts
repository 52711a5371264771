import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { tryAdvisoryLock } from '../database/tryAdvisoryLock';
import { startOfWeek } from '../leaderboards/startOfWeek';
import { getGameTime } from '../mining/clock/getGameTime';
import { readGameState, type GameState } from '../mining/clock/gameState.queries';
import { nextDay } from '../mining/clock/gameTime';
import { PLAYERS_AT_ONCE, STREAK } from './achievementRules';
import { ACTIVE_DAYS } from '../paid-players/paidPlayers.queries';
import { checkFinishedWeek } from './checkFinishedWeek';
import {
  addActiveInvitees,
  addDay,
  listBucketPlayers,
  listPlayerDays,
  readProgressState,
  setChecked,
  setCounted,
  type CountedDay,
  type PlayerDay,
  type ProgressState,
} from './advanceAchievements.queries';
import { grantAwards } from './grantAwards';
import { readFacts } from './progress.queries';
import { countDay } from './streak';

function toCountedDay(player: PlayerDay, day: string): CountedDay {
  if (player.work < STREAK.workPerDay) return { ...player, isMined: false };
  const { streak: days, bestStreak: best, streakUntil: until, forgivenOn } = player;
  const streak = countDay({ days, best, until, forgivenOn }, day);
  return {
    ...player,
    isMined: true,
    streak: streak.days,
    bestStreak: streak.best,
    streakUntil: streak.until,
    forgivenOn: streak.forgivenOn,
  };
}

const awardPlayers = async (
  context: Context,
  transaction: Transaction,
  { playerIds, game }: { playerIds: readonly string[]; game: GameState },
): Promise<void> => {
  const week = startOfWeek(getGameTime(context, game));
  await grantAwards(context, transaction, { facts: await readFacts(transaction, { playerIds, week }), week });
};

/** Counts the oldest day that is paid out and not counted, for a batch of its players. Returns whether there was such a day. */
async function countDueDay(
  context: Context,
  transaction: Transaction,
  { game, state }: { game: GameState; state: ProgressState },
): Promise<boolean> {
  const { day, countedUntil: after } = state;
  if (day === null || day >= game.paidBefore) return false;
  const players = await listPlayerDays(transaction, { day, after, limit: PLAYERS_AT_ONCE });
  const last = players.at(-1);
  if (!last) {
    await setCounted(transaction, { before: nextDay(day), until: null });
    return true;
  }
  const days = players.map((player) => toCountedDay(player, day));
  const newlyActive = await addDay(transaction, { day, days, activeDays: ACTIVE_DAYS });
  if (newlyActive.length > 0) await addActiveInvitees(transaction, newlyActive);
  await awardPlayers(context, transaction, { playerIds: players.map(({ playerId }) => playerId), game });
  await setCounted(transaction, { before: day, until: last.playerId });
  return true;
}

/**
 * Awards a batch of the players with shares in the newest bucket of the charts; each is checked once per
 * bucket. Returns whether there may be more.
 */
async function checkPlayers(
  context: Context,
  transaction: Transaction,
  { game, state }: { game: GameState; state: ProgressState },
): Promise<boolean> {
  const { bucketSeconds } = context.config.gameProfile;
  const lastSecond = game.settledUntil - 1;
  const bucket = lastSecond - (lastSecond % bucketSeconds);
  if (bucket === state.bucket && state.isChecked) return false;
  const after = bucket === state.bucket ? state.checkedUntil : null;
  const playerIds = await listBucketPlayers(transaction, { bucket, after, limit: PLAYERS_AT_ONCE });
  if (playerIds.length > 0) await awardPlayers(context, transaction, { playerIds, game });
  const isChecked = playerIds.length < PLAYERS_AT_ONCE;
  await setChecked(transaction, { bucket, until: playerIds.at(-1) ?? after, isChecked });
  return !isChecked;
}

const advanceOnce = (context: Context): Promise<boolean> =>
  context.database.transaction(async (transaction) => {
    if (!(await tryAdvisoryLock(transaction, 'achievements'))) return false;
    const progress = {
      game: await readGameState(transaction),
      state: await readProgressState(transaction),
    };
    return (
      (await countDueDay(context, transaction, progress)) ||
      (await checkFinishedWeek(context, transaction, progress)) ||
      (await checkPlayers(context, transaction, progress))
    );
  });

/**
 * Counts finished days, checks the goals of finished weeks and awards what players have reached, in batches, until nothing is left or
 * `signal` aborts. Safe in any number of processes: one works at a time, and each day is counted once for each player.
 */
export async function advanceAchievements(context: Context, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await advanceOnce(context)));
}
