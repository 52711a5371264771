import { USABLE_CHAIN_IDS } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import { findMessageFault } from './findMessageFault';
import { parseSignInMessage } from './parseSignInMessage';
import type { SignInMessage } from './SignInMessage';

/**
 * Parses a sign-in message. Its nonce is consumed by `consumeMessageNonce`, and its signature checked by `confirmSignature`.
 * Throws `unauthenticated` when the message is malformed, for another site or chain, or too old.
 */
export async function readSignInMessage({ config, now }: Context, text: string): Promise<SignInMessage> {
  const message = await parseSignInMessage(text);
  if (!message) throw new DomainError('unauthenticated', MESSAGES.malformedMessage);
  const rules = { publicUrl: config.publicUrl, chainIds: USABLE_CHAIN_IDS, now: now() };
  const fault = findMessageFault(message, rules);
  if (fault) throw new DomainError('unauthenticated', fault);
  return message;
}
