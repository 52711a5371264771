import type { LoginTokens } from '@hashgrid/contracts';
import { findAccount } from '../accounts/accounts.queries';
import type { Caller } from '../caller/Caller';
import { LIFETIMES } from '../config';
import type { Context } from '../Context';
import { hashOf } from '../cryptography/tokens';
import type { Transaction } from '../database/Database';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import { secondsLater } from '../secondsLater';
import { recordAndNotify } from '../security-log/recordAndNotify';
import { signToken } from './accessTokens';
import { successorOf } from './openSession';
import {
  addRefreshToken,
  lockRefreshToken,
  spendRefreshToken,
  type RefreshTokenRow,
} from './refreshTokens.queries';
import { extendSession, revokeSession } from './sessions.queries';

const isWithinGrace = (usedAt: Date, now: Date) => secondsLater(usedAt, LIFETIMES.refreshGrace) > now;

interface TokenUse {
  token: string;
  found: RefreshTokenRow;
  caller: Caller;
}

/** Returns the next refresh token. A repeated use within the grace period writes nothing. */
async function rotate(
  context: Context,
  transaction: Transaction,
  { token, found, caller }: TokenUse,
): Promise<string> {
  const now = context.now();
  const successor = successorOf(context, token);
  if (!found.usedAt) {
    await spendRefreshToken(transaction, hashOf(token), now);
    await addRefreshToken(transaction, { hash: hashOf(successor), sessionId: found.sessionId, now });
    const expiresAt = secondsLater(now, LIFETIMES.session);
    await extendSession(transaction, { id: found.sessionId, now, expiresAt, ...caller });
  }
  return successor;
}

/** Revokes the session of a reused refresh token, which two parties must hold, and notifies the owner. */
async function revokeReused(
  context: Context,
  transaction: Transaction,
  { found, caller }: TokenUse,
): Promise<void> {
  const { accountId, sessionId: id } = found;
  await revokeSession(transaction, { id, accountId, now: context.now() });
  const account = await findAccount(transaction, accountId);
  if (account) await recordAndNotify(context, transaction, { account, kind: 'sessionReused', caller });
}

/**
 * Exchanges a refresh token for the next pair of tokens [C8]. A token reused after the grace period has leaked: its session
 * ends for everyone. Throws `sessionRevoked`, never `accessTokenExpired`.
 */
export async function refreshSession(context: Context, token: string, caller: Caller): Promise<LoginTokens> {
  const now = context.now();
  const next = await context.database.transaction(async (transaction) => {
    const found = await lockRefreshToken(transaction, hashOf(token));
    if (!found || found.revokedAt || found.expiresAt <= now) return undefined;
    const use = { token, found, caller };
    if (!found.usedAt || isWithinGrace(found.usedAt, now))
      return { found, refreshToken: await rotate(context, transaction, use) };
    await revokeReused(context, transaction, use);
    return undefined;
  });
  if (!next) throw new DomainError('sessionRevoked', MESSAGES.sessionEnded);
  const { accountId, sessionId } = next.found;
  return {
    accessToken: await signToken(context, 'access', { accountId, id: sessionId }),
    refreshToken: next.refreshToken,
  };
}
