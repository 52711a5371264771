import { ERROR_CODES } from '@hashgrid/contracts';
import { MESSAGES } from '../messages';
import { isSessionLive } from './sessions.queries';
import { readToken } from './accessTokens';
import type { Context } from '../Context';
import { ProductError } from '../ProductError';

/** A signed-in player, by one of their sessions. */
export interface Player {
  accountId: string;
  sessionId: string;
}

/** Who an access token speaks for. Throws 401: 5000 out of date, 5001 when the session has ended, 5003 for a two-factor token. */
export async function authenticate(context: Context, accessToken: string): Promise<Player> {
  const { accountId, id } = await readToken(context, 'access', accessToken);
  const isLive = await isSessionLive(context.database, { id, accountId, now: context.now() });
  if (!isLive) throw new ProductError(401, MESSAGES.sessionEnded, { code: ERROR_CODES.sessionRevoked });
  return { accountId, sessionId: id };
}
