import { createHmac } from 'node:crypto';
import type { KeyRing } from './KeyRing';

/**
 * Returns a hash of a text that could be guessed, such as an email or an IP address: checking a guess takes the master key.
 * A new master key changes the hash, so use it only for what may be reset then.
 */
export const hashGuessable = (keys: KeyRing, text: string): string =>
  createHmac('sha256', keys.deriveKey(keys.newest, 'counters')).update(text).digest('hex');
