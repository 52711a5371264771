import { beginGame as begin } from './gameState.queries';
import type { Context } from '../Context';
import { newToken } from '../cryptography/tokens';
import { dayOf, toSeconds } from './gameTime';

/** Starts the game, once per database. The first block begins at a multiple of its length. */
export async function beginGame({
  database,
  config,
  now,
}: Pick<Context, 'database' | 'config' | 'now'>): Promise<void> {
  const { blockSeconds } = config.gameProfile;
  const time = toSeconds(now());
  const settledUntil = time - (time % blockSeconds);
  await begin(database, { seed: newToken(), settledUntil, paidBefore: dayOf(settledUntil) });
}
