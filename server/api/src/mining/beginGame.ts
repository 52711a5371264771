import type { Context } from '../Context';
import { newToken } from '../cryptography/tokens';
import type { GameProfile } from '../gameProfiles';
import { beginGame as begin, readDatabaseTime, storeProfile } from './clock/gameState.queries';
import { toDay, toSeconds } from './clock/gameTime';

/**
 * Starts the game, once per database; the first block begins at a multiple of its length. Returns the profile that the
 * game started with: it stays the same, whatever a later process is configured with.
 */
export async function beginGame({
  database,
  config,
  gameClock,
  log,
}: Pick<Context, 'database' | 'config' | 'gameClock' | 'log'>): Promise<GameProfile> {
  const { gameProfile } = config;
  const time = toSeconds(gameClock(await readDatabaseTime(database)));
  const settledUntil = time - (time % gameProfile.blockSeconds);
  await begin(database, { seed: newToken(), settledUntil, paidBefore: toDay(settledUntil) });
  const stored = await storeProfile(database, gameProfile);
  if (stored.name !== gameProfile.name)
    log(`The game of this database started with the profile "${stored.name}" and keeps it.`);
  return stored;
}
