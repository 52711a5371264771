/** Leaderboards: ORE mined in the week since Sunday 00:00 UTC, ORE ever mined, ORE earned from invited players. */
export const BOARDS = ['week', 'allTime', 'network'] as const;
export type Board = (typeof BOARDS)[number];

/** How leaderboards list a player: under the username, under a masked one (by default), or not at all. */
export const LEADERBOARD_VISIBILITIES = ['masked', 'named', 'hidden'] as const;
export type LeaderboardVisibility = (typeof LEADERBOARD_VISIBILITIES)[number];
