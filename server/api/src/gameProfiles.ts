/** A set of time intervals that determines how fast the game runs. */
export interface GameProfile {
  name: 'demo' | 'standard';
  /** Time between blocks; must divide a day evenly. */
  blockSeconds: number;
  /** Time between points of the most detailed chart; must divide a day evenly. */
  bucketSeconds: number;
}

/** All profiles; `demo` is fast enough for a new player to see mining progress within a minute. */
export const GAME_PROFILES = {
  demo: { name: 'demo', blockSeconds: 10, bucketSeconds: 900 },
  standard: { name: 'standard', blockSeconds: 600, bucketSeconds: 3600 },
} satisfies Record<GameProfile['name'], GameProfile>;
