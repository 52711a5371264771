import { ERROR_CODES, type LoginTokens } from '@hashgrid/contracts';
import { LIFETIMES } from '../config';
import type { Queries } from '../database/Database';
import { MESSAGES } from '../messages';
import { findAccount } from '../accounts/accounts.queries';
import {
  addRefreshToken,
  lockRefreshToken,
  spendRefreshToken,
  type RefreshTokenRow,
} from './refreshTokens.queries';
import { extendSession, revokeSession } from './sessions.queries';
import { signToken } from './accessTokens';
import { secondsLater, type Caller, type Context } from '../Context';
import { hashOf } from '../cryptography/keys';
import { successorOf } from './openSession';
import { ProductError } from '../ProductError';
import { recordAndNotify } from '../security-log/recordAndNotify';

const sessionEnded = () => new ProductError(401, MESSAGES.sessionEnded, { code: ERROR_CODES.sessionRevoked });

const isWithinGrace = (usedAt: Date, now: Date) => secondsLater(usedAt, LIFETIMES.refreshGrace) > now;

interface Use {
  token: string;
  found: RefreshTokenRow;
  caller: Caller;
}

/** Gives the next token. Within the grace the same use is asked for again: nothing new is written then. */
async function rotate(context: Context, queries: Queries, { token, found, caller }: Use): Promise<string> {
  const now = context.now();
  const successor = successorOf(context, token);
  if (!found.usedAt) {
    await spendRefreshToken(queries, hashOf(token), now);
    await addRefreshToken(queries, { hash: hashOf(successor), sessionId: found.sessionId, now });
    const expiresAt = secondsLater(now, LIFETIMES.session);
    await extendSession(queries, { id: found.sessionId, now, expiresAt, ...caller });
  }
  return successor;
}

/** Ends the session of a token that came back: one of the two who have it should not. The owner is told. */
async function endFamily(context: Context, queries: Queries, { found, caller }: Use): Promise<() => void> {
  const { accountId, sessionId: id } = found;
  await revokeSession(queries, { id, accountId, now: context.now() });
  const account = (await findAccount(queries, accountId))!;
  return recordAndNotify(context, queries, { account, kind: 'sessionReused', caller });
}

/**
 * Takes a refresh token and gives the next pair [C8]. One that was used longer ago than the grace has leaked: the
 * session ends for everyone who holds a token of it. Throws 401 with a code that is never 5000.
 */
export async function refreshSession(context: Context, token: string, caller: Caller): Promise<LoginTokens> {
  const now = context.now();
  let announce = () => undefined as void;
  const next = await context.database.transaction(async (queries) => {
    const found = await lockRefreshToken(queries, hashOf(token));
    if (!found || found.revokedAt || found.expiresAt <= now) return undefined;
    const use = { token, found, caller };
    if (found.usedAt && !isWithinGrace(found.usedAt, now)) {
      announce = await endFamily(context, queries, use);
      return undefined;
    }
    return { found, refreshToken: await rotate(context, queries, use) };
  });
  announce();
  if (!next) throw sessionEnded();
  const { accountId, sessionId } = next.found;
  return {
    accessToken: await signToken(context, 'access', { accountId, id: sessionId }),
    refreshToken: next.refreshToken,
  };
}
