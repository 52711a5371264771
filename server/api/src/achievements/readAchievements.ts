import { ACHIEVEMENT_KINDS, type Achievements, type AchievementKind } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { startOfWeek, WEEK_SECONDS } from '../leaderboards/startOfWeek';
import { getGameTime } from '../mining/clock/getGameTime';
import { readGameState } from '../mining/clock/gameState.queries';
import { toDay, toIso } from '../mining/clock/gameTime';
import { STREAK, TARGETS } from './achievementRules';
import { grantAwards, hasDueAwards } from './grantAwards';
import { drawGoals, findGoalLevel } from './drawGoals';
import { measureProgress, type Progress } from './measureProgress';
import { addGoals, readFacts, type Facts } from './progress.queries';
import { readStreak } from './streak';

interface PlayerWeek {
  playerId: string;
  /** Unix time in seconds. */
  now: number;
  /** Start of the week, Unix time in seconds. */
  week: number;
}

async function readOwnFacts({ database }: Context, { playerId, week }: PlayerWeek): Promise<Facts> {
  const [facts] = await readFacts(database, { playerIds: [playerId], week });
  if (!facts) throw new Error(`No progress of player ${playerId}`);
  return facts;
}

/** Draws and stores a player's goals of the week. */
async function drawWeekGoals(context: Context, playerWeek: PlayerWeek, facts: Facts): Promise<void> {
  const { playerId, week, now } = playerWeek;
  const { minedDays } = measureProgress(facts, week);
  const goals = drawGoals({
    playerId,
    week,
    now,
    level: findGoalLevel({ minedDays, nodes: facts.nodes.ever }),
    blockSeconds: context.config.gameProfile.blockSeconds,
  });
  await addGoals(context.database, { playerId, week, goals });
}

/** Returns a player's facts after drawing the goals of the week and awarding what is due. */
async function readCurrentFacts(context: Context, playerWeek: PlayerWeek): Promise<Facts> {
  const { week } = playerWeek;
  let facts = await readOwnFacts(context, playerWeek);
  if (!facts.goals) {
    await drawWeekGoals(context, playerWeek, facts);
    facts = await readOwnFacts(context, playerWeek);
  }
  if (!hasDueAwards(facts, week)) return facts;
  await context.database.transaction((transaction) =>
    grantAwards(context, transaction, { facts: [facts], week }),
  );
  return readOwnFacts(context, playerWeek);
}

function toAchievementDto(kind: AchievementKind, { awards }: Facts, value: number) {
  const tiers = TARGETS[kind].map((target) => {
    const awarded = awards.find((each) => each.kind === kind && each.target === target);
    return { target, awardedAt: awarded ? new Date(awarded.awardedAt).toISOString() : null };
  });
  return { kind, value: Math.min(value, TARGETS[kind].at(-1) ?? 0), tiers };
}

function toStreakDto({ days: worked }: Facts, { streak }: Progress, now: number): Achievements['streak'] {
  const today = toDay(now);
  const work = worked.find(({ day }) => day === today)?.work ?? 0;
  return {
    ...readStreak(streak, today),
    best: streak.best,
    isTodayCounted: streak.until === today,
    todayShare: Math.min(1, work / STREAK.workPerDay),
  };
}

/** Returns a player's achievements, streak and goals of the week, and awards what the player has reached by now. */
export async function readAchievements(context: Context, playerId: string): Promise<Achievements> {
  const now = getGameTime(context, await readGameState(context.database));
  const week = startOfWeek(now);
  const facts = await readCurrentFacts(context, { playerId, now, week });
  const progress = measureProgress(facts, week);
  return {
    achievements: ACHIEVEMENT_KINDS.map((kind) => toAchievementDto(kind, facts, progress.achievements[kind])),
    streak: toStreakDto(facts, progress, now),
    week: {
      goals: (facts.goals ?? []).map(({ kind, target }) => ({
        kind,
        target,
        value: Math.min(progress.goals[kind], target),
      })),
      doneAt: facts.goalsDoneAt?.toISOString() ?? null,
      endsAt: toIso(week + WEEK_SECONDS),
    },
  };
}
