import { randomUUID } from 'node:crypto';
import type { LoginTokens } from '@hashgrid/contracts';
import type { Account } from '../accounts/accounts.queries';
import type { Caller } from '../caller/Caller';
import { LIFETIMES, LOGIN_DEVICES } from '../config';
import type { Context } from '../Context';
import { hashToken, newToken } from '../cryptography/tokens';
import type { Transaction } from '../database/Database';
import { addSeconds } from '../addSeconds';
import { logSecurityEvent } from '../security-log/logSecurityEvent';
import { signToken } from './accessTokens';
import { notifyNewDevice } from './notifyNewDevice';
import { getDeviceKey } from './getDeviceKey';
import { keepLatestDevices, rememberLoginDevice } from './loginDevices.queries';
import { addRefreshToken } from './refreshTokens.queries';
import { addSession } from './sessions.queries';

/** Where and how someone logs in. */
export interface LoginSource {
  caller: Caller;
  /** The wallet address they log in with; null for the password. */
  linkedAddress: string | null;
}

/**
 * Opens a session and returns its first pair of tokens. The transaction must have locked the account and checked the
 * credentials under that lock, so that a concurrent change of password revokes this session too.
 */
export async function openSession(
  context: Context,
  transaction: Transaction,
  account: Account,
  { caller, linkedAddress }: LoginSource,
): Promise<LoginTokens> {
  const now = context.now();
  const id = randomUUID();
  const accountId = account.id;
  const refreshToken = newToken();
  const expiresAt = addSeconds(now, LIFETIMES.session);
  await addSession(transaction, { id, accountId, now, expiresAt, linkedAddress, ...caller });
  await addRefreshToken(transaction, { hash: hashToken(refreshToken), sessionId: id, now });
  await logSecurityEvent(context, transaction, { accountId, kind: 'loggedIn', caller });
  await notifyNewDevice(context, transaction, account, caller);
  const device = getDeviceKey(caller);
  if (device) {
    await rememberLoginDevice(transaction, { accountId, device, now });
    await keepLatestDevices(transaction, accountId, LOGIN_DEVICES);
  }
  return { accessToken: await signToken(context, 'access', { accountId, id }), refreshToken };
}
