/** Keys of the advisory locks: arbitrary, but all different, and the same in every process and version. */
export const ADVISORY_LOCKS = {
  migration: 4_711_001,
  game: 4_711_002,
  purge: 4_711_003,
  /** First of two keys; the second is the hash of a username's skeleton (see `toSkeleton`). */
  usernames: 4_711_004,
  alerts: 4_711_005,
  leaderboards: 4_711_006,
  achievements: 4_711_007,
  /** First of two keys; the second is the hash of a remote's name. */
  builds: 4_711_008,
} as const;
