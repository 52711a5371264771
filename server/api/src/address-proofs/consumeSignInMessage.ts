import { USABLE_CHAIN_IDS } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import { findMessageFault } from './findMessageFault';
import { consumeNonce } from './loginNonces.queries';
import { parseSignInMessage } from './parseSignInMessage';
import type { SignInMessage } from './SignInMessage';

const createMessageError = (message: string) => new DomainError('unauthenticated', message);

/**
 * Parses a sign-in message and consumes its nonce, so that nobody can try the nonce again. The signature is checked after that,
 * by `confirmSignature`. Throws `unauthenticated` when the message is malformed, for another site or chain, or too old, or when
 * its nonce is unknown or used.
 */
export async function consumeSignInMessage(context: Context, text: string): Promise<SignInMessage> {
  const { database, config, now } = context;
  const message = await parseSignInMessage(text);
  if (!message) throw createMessageError(MESSAGES.malformedMessage);
  const isFirstUse = await consumeNonce(database, message.nonce, now());
  const rules = { publicUrl: config.publicUrl, chainIds: USABLE_CHAIN_IDS, now: now() };
  const fault = findMessageFault(message, rules);
  if (fault) throw createMessageError(fault);
  if (!isFirstUse) throw createMessageError(MESSAGES.messageExpired);
  return message;
}
