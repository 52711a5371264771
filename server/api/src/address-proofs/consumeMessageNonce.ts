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
  if (!(await consumeNonce(queries, nonce, now())))
    throw new DomainError('unauthenticated', MESSAGES.messageExpired);
}
