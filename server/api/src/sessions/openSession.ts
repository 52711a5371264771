import { createHmac, randomUUID } from 'node:crypto';
import type { LoginTokens } from '@hashgrid/contracts';
import { LIFETIMES } from '../config';
import type { Queries } from '../database/Database';
import type { Account } from '../accounts/accounts.queries';
import { addRefreshToken } from './refreshTokens.queries';
import { addSession } from './sessions.queries';
import { signToken } from './accessTokens';
import { secondsLater, type Caller, type Context } from '../Context';
import { hashOf, newToken } from '../cryptography/keys';
import { logSecurityEvent } from '../security-log/logSecurityEvent';
import { notifyNewDevice } from './notifyNewDevice';

/**
 * The refresh token that follows `token`: derived, so that asking twice within the grace gives the same one although
 * only hashes are stored.
 */
export const successorOf = ({ signingSecret }: Context, token: string) =>
  createHmac('sha256', signingSecret).update(`refresh:${token}`).digest('base64url');

/** The tokens that a step of signing in gave; call `announce` once its transaction has committed. */
export interface SignInStep {
  tokens: LoginTokens;
  announce: () => void;
}

/**
 * Signs an account in: a new session with its first pair of tokens. Within a transaction that has locked the account and
 * has seen that what was proved still holds: a password that changes at the same time ends this session too.
 */
export async function openSession(
  context: Context,
  queries: Queries,
  account: Account,
  caller: Caller,
): Promise<SignInStep> {
  const now = context.now();
  const id = randomUUID();
  const accountId = account.id;
  const refreshToken = newToken();
  await addSession(queries, {
    id,
    accountId,
    now,
    expiresAt: secondsLater(now, LIFETIMES.session),
    ...caller,
  });
  await addRefreshToken(queries, { hash: hashOf(refreshToken), sessionId: id, now });
  await logSecurityEvent(context, queries, { accountId, kind: 'signedIn', caller });
  const announce = await notifyNewDevice(context, queries, account, caller);
  return {
    tokens: { accessToken: await signToken(context, 'access', { accountId, id }), refreshToken },
    announce,
  };
}
