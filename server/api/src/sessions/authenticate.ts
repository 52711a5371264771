import type { Player } from '../caller/Player';
import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import { readToken } from './accessTokens';
import { isSessionLive } from './sessions.queries';

/** Returns whether a player's session is neither expired nor revoked. */
export const isLoggedIn = ({ database, now }: Context, { accountId, sessionId }: Player): Promise<boolean> =>
  isSessionLive(database, { id: sessionId, accountId, now: now() });

/** Throws `sessionRevoked` when a player's session has expired or was revoked. */
export async function requireSession(context: Context, player: Player): Promise<void> {
  if (!(await isLoggedIn(context, player))) throw new DomainError('sessionRevoked', MESSAGES.sessionEnded);
}

/**
 * Returns the player of an access token. Throws `accessTokenExpired`, `sessionRevoked`, `twoFactorRequired` for a two-factor
 * token, else `unauthenticated`.
 */
export async function authenticate(context: Context, accessToken: string): Promise<Player> {
  const { accountId, id } = await readToken(context, 'access', accessToken);
  const player = { accountId, sessionId: id };
  await requireSession(context, player);
  return player;
}
