import { revokeSession } from '../repositories/sessions';
import type { Player } from './authenticate';
import type { Context } from './Context';

/** Ends the player's session at once, its access tokens included. */
export const signOut = ({ database, now }: Context, { sessionId }: Player): Promise<void> =>
  revokeSession(database, sessionId, now());
