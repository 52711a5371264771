import { createHmac } from 'node:crypto';
import type { KeyRing } from './KeyRing';

/**
 * Returns a hash of a text that could be guessed, such as an email or an IP address: only who has the master key can check a guess.
 * A new master key changes it, so it is for what may start again then.
 */
export const hashGuessable = (keys: KeyRing, text: string): string =>
  createHmac('sha256', keys.deriveKey(keys.newest, 'counters')).update(text).digest('hex');
