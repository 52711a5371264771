import { createHash } from 'node:crypto';

/**
 * Returns whether a player is among a percentage of all players. The hash of a flag and a player never changes, so a larger
 * percentage only adds players, and different flags choose different players.
 */
export function isInRollout(flag: string, accountId: string, percentage: number): boolean {
  const hash = createHash('sha256').update(`${flag}:${accountId}`).digest();
  return hash.readUInt32BE(0) / 2 ** 32 < percentage / 100;
}
