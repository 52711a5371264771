/** Speed of the game. */
export interface GameProfile {
  name: 'demo' | 'standard';
  /** Block length; a day is a whole number of blocks. */
  blockSeconds: number;
  /** Time between points of the finest chart; a day is a whole number of them. */
  bucketSeconds: number;
}

/** `demo` is fast enough for a new player to see mining progress within a minute. */
export const PROFILES = {
  demo: { name: 'demo', blockSeconds: 10, bucketSeconds: 900 },
  standard: { name: 'standard', blockSeconds: 600, bucketSeconds: 3600 },
} satisfies Record<GameProfile['name'], GameProfile>;
