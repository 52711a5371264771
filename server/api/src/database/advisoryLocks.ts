/** Keys of the advisory locks, in one list so that no two are the same. Those of `usernames` and `builds` have a second key. */
export const ADVISORY_LOCKS = {
  migrations: 4_711_001,
  game: 4_711_002,
  purge: 4_711_003,
  usernames: 4_711_004,
  batteryAlerts: 4_711_005,
  leaderboards: 4_711_006,
  achievements: 4_711_007,
  builds: 4_711_008,
} as const;
