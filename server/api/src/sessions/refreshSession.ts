import type { LoginTokens } from '@hashgrid/contracts';
import { findAccount } from '../accounts/accounts.queries';
import type { Caller } from '../caller/Caller';
import { isSameDevice } from '../caller/getDeviceFamily';
import { LIFETIMES } from '../config';
import type { Context } from '../Context';
import { hashToken } from '../cryptography/tokens';
import type { Transaction } from '../database/Database';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import { addSeconds } from '../addSeconds';
import { recordAndNotify } from '../security-log/recordAndNotify';
import { signToken } from './accessTokens';
import { deriveSuccessors } from './deriveSuccessors';
import {
  addRefreshToken,
  isRefreshTokenUnused,
  lockRefreshToken,
  markRefreshTokenUsed,
  type RefreshTokenRow,
} from './refreshTokens.queries';
import { extendSession, revokeSession } from './sessions.queries';

/** One use of a refresh token. */
export interface RefreshRequest {
  token: string;
  /** Identifies the request and its retries; only the device that sends them knows it. */
  idempotencyKey: string | undefined;
  caller: Caller;
}

interface TokenUse extends RefreshRequest {
  stored: RefreshTokenRow;
}

const hashRequest = ({ idempotencyKey }: RefreshRequest) =>
  idempotencyKey ? hashToken(idempotencyKey) : null;

/**
 * Returns whether the request is sent again by the device that used the token, because it missed the response. Without an
 * idempotency key, only a short grace period distinguishes a second tab of that device from a thief.
 */
function isRepetition(use: TokenUse, usedAt: Date, now: Date): boolean {
  const { requestHash, device } = use.stored;
  if (!isSameDevice(device, use.caller.device)) return false;
  if (requestHash) return requestHash === hashRequest(use);
  return addSeconds(usedAt, LIFETIMES.refreshGrace) > now;
}

/** Marks the token as used, adds its successor and extends the session. */
async function rotateToken(context: Context, transaction: Transaction, use: TokenUse, successor: string) {
  const now = context.now();
  const { sessionId } = use.stored;
  await markRefreshTokenUsed(transaction, { hash: hashToken(use.token), requestHash: hashRequest(use), now });
  await addRefreshToken(transaction, { hash: hashToken(successor), sessionId, now });
  const expiresAt = addSeconds(now, LIFETIMES.session);
  await extendSession(transaction, {
    id: sessionId,
    now,
    expiresAt,
    maxSeconds: LIFETIMES.wholeSession,
    ...use.caller,
  });
}

/** Revokes the session of a reused refresh token, which must have leaked, and notifies the owner. */
async function revokeReused(
  context: Context,
  transaction: Transaction,
  { stored, caller }: TokenUse,
): Promise<void> {
  const { accountId, sessionId: id } = stored;
  await revokeSession(transaction, { id, accountId, now: context.now() });
  const account = await findAccount(transaction, accountId);
  if (account) await recordAndNotify(context, transaction, { account, kind: 'sessionReused', caller });
}

/** Returns the next refresh token, or undefined if the token is refused. */
async function findSuccessor(
  context: Context,
  transaction: Transaction,
  use: TokenUse,
): Promise<string | undefined> {
  const now = context.now();
  const { usedAt, revokedAt, expiresAt } = use.stored;
  if (revokedAt || expiresAt <= now) return undefined;
  const successors = deriveSuccessors(context, use.token);
  if (!usedAt) await rotateToken(context, transaction, use, successors[0]);
  else if (!isRepetition(use, usedAt, now)) {
    await revokeReused(context, transaction, use);
    return undefined;
  }
  // A used successor proves that the device received it. Another tab of the device, suspended until now, is then refused, but nothing
  // was stolen, so the session stays.
  for (const successor of successors)
    if (await isRefreshTokenUnused(transaction, hashToken(successor))) return successor;
  return undefined;
}

/**
 * Exchanges a refresh token for the next pair of tokens. Repeating the request returns the same successor until the successor
 * is used. A token that anyone else reuses has leaked, so its session is revoked. Throws `sessionRevoked`, never
 * `accessTokenExpired`.
 */
export async function refreshSession(context: Context, request: RefreshRequest): Promise<LoginTokens> {
  const next = await context.database.transaction(async (transaction) => {
    const stored = await lockRefreshToken(transaction, hashToken(request.token));
    const refreshToken = stored && (await findSuccessor(context, transaction, { ...request, stored }));
    return refreshToken ? { stored, refreshToken } : undefined;
  });
  if (!next) throw new DomainError('sessionRevoked', MESSAGES.sessionEnded);
  const { accountId, sessionId } = next.stored;
  return {
    accessToken: await signToken(context, 'access', { accountId, id: sessionId }),
    refreshToken: next.refreshToken,
  };
}
