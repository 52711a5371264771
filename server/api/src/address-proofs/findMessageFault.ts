import { LIFETIMES } from '../config';
import { MESSAGES } from '../messages';
import { addSeconds } from '../addSeconds';
import type { SignInMessage } from './SignInMessage';

/** What a sign-in message must match. */
export interface MessageRules {
  /** The product's URL; never taken from the request, whose headers anybody can choose. */
  publicUrl: string;
  chainIds: readonly number[];
  now: Date;
}

/**
 * How far in the future a message may be issued: its time is that of the server process that created its
 * nonce, whose clock may be ahead of this one's.
 */
export const CLOCK_TOLERANCE_SECONDS = 60;

function isForSite({ scheme, domain, uri }: SignInMessage, publicUrl: string): boolean {
  const { protocol, host, origin } = new URL(publicUrl);
  return (
    domain === host &&
    (scheme === null || `${scheme}:` === protocol) &&
    (uri === origin || uri.startsWith(`${origin}/`))
  );
}

function isCurrent({ issuedAt, expirationTime, notBefore }: SignInMessage, now: Date): boolean {
  const isIssued = issuedAt <= addSeconds(now, CLOCK_TOLERANCE_SECONDS);
  const isRecent = addSeconds(issuedAt, LIFETIMES.signInMessage) > now;
  return (
    isIssued &&
    isRecent &&
    (expirationTime === null || expirationTime > now) &&
    (notBefore === null || notBefore <= now)
  );
}

/** Returns why a sign-in message is refused, as a message for the player; null when it is accepted. */
export function findMessageFault(
  message: SignInMessage,
  { publicUrl, chainIds, now }: MessageRules,
): string | null {
  if (!isForSite(message, publicUrl)) return MESSAGES.messageForOtherSite;
  if (!chainIds.includes(message.chainId)) return MESSAGES.unsupportedChain;
  if (!isCurrent(message, now)) return MESSAGES.messageExpired;
  return null;
}
