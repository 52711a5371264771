import { randomBytes } from 'node:crypto';
import type { LoginNonce } from '@hashgrid/contracts';
import { LIFETIMES } from '../config';
import type { Context } from '../Context';
import { limitRate } from '../rate-limits/limitRate';
import { addSeconds } from '../addSeconds';
import { addNonce } from './loginNonces.queries';

/** Returns a new nonce for one sign-in message. Throws `rateLimited` after too many from one IP address. */
export async function createNonce(context: Context, ipAddress: string): Promise<LoginNonce> {
  await limitRate(context, 'noncesByIpAddress', ipAddress);
  const now = context.now();
  const nonce = randomBytes(16).toString('hex');
  const expiresAt = addSeconds(now, LIFETIMES.signInMessage);
  await addNonce(context.database, nonce, expiresAt);
  return { nonce, issuedAt: now.toISOString(), expiresAt: expiresAt.toISOString() };
}
