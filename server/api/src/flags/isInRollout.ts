import { createHash } from 'node:crypto';

/**
 * Whether a player is among a percentage of all players. The same player always is in the same place of a flag, so that a larger
 * percentage only adds players, and different flags choose different ones.
 */
export function isInRollout(flag: string, accountId: string, percentage: number): boolean {
  const hash = createHash('sha256').update(`${flag}:${accountId}`).digest();
  return hash.readUInt32BE(0) / 2 ** 32 < percentage / 100;
}
