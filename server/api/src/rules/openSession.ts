import { createHmac, randomUUID } from 'node:crypto';
import type { LoginTokens } from '@hashgrid/contracts';
import { LIFETIMES } from '../config';
import { addRefreshToken } from '../repositories/refreshTokens';
import { addSession } from '../repositories/sessions';
import { signToken } from './accessTokens';
import { secondsLater, type Caller, type Context } from './Context';
import { hashOf, newToken } from './keys';

/**
 * The refresh token that follows `token`: derived, so that asking twice within the grace gives the same one although
 * only hashes are stored.
 */
export const successorOf = ({ signingSecret }: Context, token: string) =>
  createHmac('sha256', signingSecret).update(`refresh:${token}`).digest('base64url');

/** Signs an account in: a new session with its first pair of tokens. */
export async function openSession(context: Context, accountId: string, caller: Caller): Promise<LoginTokens> {
  const now = context.now();
  const id = randomUUID();
  const refreshToken = newToken();
  await context.database.transaction(async (queries) => {
    const expiresAt = secondsLater(now, LIFETIMES.session);
    await addSession(queries, { id, accountId, now, expiresAt, ...caller });
    await addRefreshToken(queries, { hash: hashOf(refreshToken), sessionId: id, now });
  });
  return { accessToken: await signToken(context, 'access', { accountId, id }), refreshToken };
}
