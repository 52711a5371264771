import { WEEK_SECONDS } from '../leaderboards/startOfWeek';
import { GAME_PROFILES } from '../gameProfiles';
import { drawGoals, findGoalLevel, type GoalLevel } from './drawGoals';

const HOUR = 3600;
const DAY = 24 * HOUR;
const WEEK = Date.UTC(2026, 0, 4) / 1000;
const draw = (playerId: string, level: GoalLevel, secondsLeft = WEEK_SECONDS) =>
  drawGoals({
    playerId,
    level,
    week: WEEK,
    now: WEEK + WEEK_SECONDS - secondsLeft,
    blockSeconds: GAME_PROFILES.standard.blockSeconds,
  });
const PLAYERS = Array.from({ length: 50 }, (_, index) => `player-${index}`);

test.each([1, 2, 3] as const)(
  'draws three different goals of level %d, the same each time, but not the same for all players',
  (level) => {
    for (const player of PLAYERS) {
      const goals = draw(player, level);
      expect(new Set(goals.map(({ kind }) => kind)).size).toBe(3);
      expect(draw(player, level)).toEqual(goals);
    }
    expect(new Set(PLAYERS.map((player) => JSON.stringify(draw(player, level)))).size).toBeGreaterThan(3);
  },
);

test('draws no goal for which the rest of the week is too short', () => {
  for (const level of [1, 2, 3] as const)
    for (const player of PLAYERS) {
      const goals = draw(player, level, HOUR);
      expect(goals).toHaveLength(3);
      expect(goals.map(({ kind }) => kind)).not.toContain('blocks');
      const dailyGoals = goals.filter(({ kind }) => kind === 'days' || kind === 'collects');
      expect(dailyGoals.every(({ target }) => target === 1)).toBe(true);
    }
});

test('counts today only if a starter node can still mine long enough for the day to count', () => {
  const hasDays = (secondsLeft: number) =>
    PLAYERS.some((player) => draw(player, 1, secondsLeft).some(({ kind }) => kind === 'days'));
  expect(hasDays(DAY + HOUR)).toBe(true);
  expect(hasDays(DAY + HOUR - 1)).toBe(false);
});

test('gives newcomers and players without a bought node level 1, and others a level that rises with mined days', () => {
  expect(findGoalLevel({ minedDays: 40, nodes: 0 })).toBe(1);
  expect(findGoalLevel({ minedDays: 2, nodes: 5 })).toBe(1);
  expect(findGoalLevel({ minedDays: 3, nodes: 1 })).toBe(2);
  expect(findGoalLevel({ minedDays: 30, nodes: 1 })).toBe(3);
});
