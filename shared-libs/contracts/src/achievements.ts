/**
 * What achievements count: blocks mined and blocks found, nodes bought, upgrades, swaps, days mined, the longest streak, weeks with
 * all goals done, players paid outside the player's network, and invited players who mine. A client skips an unknown kind.
 */
export const ACHIEVEMENT_KINDS = [
  'blocks',
  'found',
  'nodes',
  'upgrades',
  'swaps',
  'days',
  'streak',
  'weeks',
  'payments',
  'invitees',
] as const;
export type AchievementKind = (typeof ACHIEVEMENT_KINDS)[number];

/** What weekly goals count, from Sunday 00:00 UTC. A client skips an unknown kind. */
export const GOAL_KINDS = ['blocks', 'days', 'collects', 'swaps', 'nodes', 'upgrades'] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];
