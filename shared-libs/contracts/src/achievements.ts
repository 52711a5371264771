/**
 * What achievements count: blocks mined and found, nodes bought, upgrades, swaps, players paid outside one's network, invited
 * players who mine, days mined, the longest streak, and weeks with all goals done. A client skips an unknown kind.
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

/** What goals of the week count since Sunday 00:00 UTC. A client skips an unknown kind. */
export const GOAL_KINDS = ['blocks', 'days', 'collects', 'swaps', 'nodes', 'upgrades'] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];
