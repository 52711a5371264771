import { nullable, Type, type Static } from './Type';

const GoalSchema = Type.Object({
  /** One of `GOAL_KINDS`. */
  kind: Type.String(),
  /** At most `target`. */
  value: Type.Integer(),
  target: Type.Integer(),
});

const StreakSchema = Type.Object({
  /** 0 when there is none, or the last one is broken. */
  days: Type.Integer(),
  best: Type.Integer(),
  isTodayCounted: Type.Boolean(),
  /** Work done today, as a share of what a day needs to count: from 0 to 1. */
  todayShare: Type.Number(),
  /** Whether the streak continues only if today counts, because yesterday was missed and is forgiven. */
  isAtRisk: Type.Boolean(),
  /** The first day (UTC), today or later, that is forgiven when it is missed: `2026-01-31`. */
  forgivesFrom: Type.String(),
});

/** Response to `GET /shared/game/achievements`. The server counts progress and grants the awards; players don't claim them. */
export const AchievementsSchema = Type.Object({
  achievements: Type.Array(
    Type.Object({
      /** One of `ACHIEVEMENT_KINDS`. */
      kind: Type.String(),
      /** At most the last target. */
      value: Type.Integer(),
      /** In ascending order. */
      tiers: Type.Array(Type.Object({ target: Type.Integer(), awardedAt: nullable(Type.String()) })),
    }),
  ),
  streak: StreakSchema,
  week: Type.Object({
    goals: Type.Array(GoalSchema),
    /** When all goals were done; null before. */
    doneAt: nullable(Type.String()),
    /** The next Sunday, 00:00 UTC. */
    endsAt: Type.String(),
  }),
});
export type Achievements = Static<typeof AchievementsSchema>;
