import { ERROR_CODES, type LoginTokens } from '@hashgrid/contracts';
import { LIFETIMES } from '../config';
import type { Queries } from '../database/Database';
import { MESSAGES } from '../messages';
import {
  addRefreshToken,
  lockRefreshToken,
  spendRefreshToken,
  type RefreshTokenRow,
} from '../repositories/refreshTokens';
import { extendSession, revokeSession } from '../repositories/sessions';
import { signToken } from './accessTokens';
import { secondsLater, type Context } from './Context';
import { hashOf } from './keys';
import { successorOf } from './openSession';
import { ProductError } from './ProductError';

const sessionEnded = () => new ProductError(401, MESSAGES.sessionEnded, { code: ERROR_CODES.sessionRevoked });

const isWithinGrace = (usedAt: Date, now: Date) => secondsLater(usedAt, LIFETIMES.refreshGrace) > now;

async function rotate(
  context: Context,
  queries: Queries,
  token: string,
  found: RefreshTokenRow,
): Promise<string> {
  const now = context.now();
  const successor = successorOf(context, token);
  if (!found.usedAt) {
    await spendRefreshToken(queries, hashOf(token), now);
    await addRefreshToken(queries, { hash: hashOf(successor), sessionId: found.sessionId, now });
    await extendSession(queries, {
      id: found.sessionId,
      now,
      expiresAt: secondsLater(now, LIFETIMES.session),
    });
  }
  return successor;
}

/**
 * Takes a refresh token and gives the next pair [C8]. One that was used longer ago than the grace has leaked: the
 * session ends for everyone who holds a token of it. Throws 401 with a code that is never 5000.
 */
export async function refreshSession(context: Context, token: string): Promise<LoginTokens> {
  const now = context.now();
  const next = await context.database.transaction(async (queries) => {
    const found = await lockRefreshToken(queries, hashOf(token));
    if (!found || found.revokedAt || found.expiresAt <= now) return undefined;
    if (found.usedAt && !isWithinGrace(found.usedAt, now)) {
      await revokeSession(queries, found.sessionId, now);
      return undefined;
    }
    return { found, refreshToken: await rotate(context, queries, token, found) };
  });
  if (!next) throw sessionEnded();
  const { accountId, sessionId } = next.found;
  return {
    accessToken: await signToken(context, 'access', { accountId, id: sessionId }),
    refreshToken: next.refreshToken,
  };
}
