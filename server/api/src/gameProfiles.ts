/** How fast the game goes. */
export interface GameProfile {
  name: 'demo' | 'standard';
  /** Length of a block; a day is a whole number of them. */
  blockSeconds: number;
  /** Length of a point in the finest chart; a day is a whole number of them. */
  bucketSeconds: number;
}

/** `demo` lets a newcomer see mining move within a minute. */
export const PROFILES = {
  demo: { name: 'demo', blockSeconds: 10, bucketSeconds: 900 },
  standard: { name: 'standard', blockSeconds: 600, bucketSeconds: 3600 },
} satisfies Record<GameProfile['name'], GameProfile>;
