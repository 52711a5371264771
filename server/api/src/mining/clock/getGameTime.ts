import type { Context } from '../../Context';
import type { GameState } from './gameState.queries';
import { toSeconds } from './gameTime';

/** Returns the time of the game in seconds since 1970: the time of the database, but never one inside a settled block. */
export const getGameTime = (
  { gameClock }: Pick<Context, 'gameClock'>,
  { databaseTime, settledUntil }: Pick<GameState, 'databaseTime' | 'settledUntil'>,
): number => Math.max(toSeconds(gameClock(databaseTime)), settledUntil);
