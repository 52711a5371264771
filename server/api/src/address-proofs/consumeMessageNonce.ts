import type { Context } from '../Context';
import type { Queries } from '../database/Database';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import { consumeNonce } from './loginNonces.queries';
import type { SignInMessage } from './SignInMessage';

/**
 * Consumes the nonce of a sign-in message; when `queries` is a transaction that rolls back, the message stays usable. Throws
 * `unauthenticated` when the nonce is unknown, expired or used.
 */
export async function consumeMessageNonce(
  { now }: Context,
  queries: Queries,
  { nonce }: SignInMessage,
): Promise<void> {
  const state = await consumeNonce(queries, nonce, now());
  if (state === 'expired') throw new DomainError('unauthenticated', MESSAGES.messageExpired);
  // Nonces are stored for as long as their messages are accepted, so an unknown one of a message from our pages has been used.
  if (state === 'unknown') throw new DomainError('unauthenticated', MESSAGES.messageUsed);
}
