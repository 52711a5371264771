import { createHmac } from 'node:crypto';
import type { KeyRing } from './KeyRing';

const hashWith = (keys: KeyRing, kid: string, text: string): string =>
  createHmac('sha256', keys.deriveKey(kid, 'counters')).update(text).digest('hex');

/**
 * Returns a hash of a text that could be guessed, such as an email or an IP address: checking a guess takes the master key.
 * A new master key changes the hash, so use it only for what may be reset then, or accept `hashWithOtherKeys` too.
 */
export const hashGuessable = (keys: KeyRing, text: string): string => hashWith(keys, keys.primaryKid, text);

/** Returns the hashes under the other master keys: `hashGuessable` returned one of them before the last rotation. */
export const hashWithOtherKeys = (keys: KeyRing, text: string): string[] =>
  keys.otherKids.map((kid) => hashWith(keys, kid, text));
