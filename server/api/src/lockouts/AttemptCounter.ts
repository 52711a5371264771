import { normalizeIdentifier } from '../accounts/normalizeIdentifier';
import { hashGuessable } from '../cryptography/hashGuessable';
import type { KeyRing } from '../cryptography/KeyRing';

/**
 * Where an attempt comes from: a device that never logged in to the account, one that did, or a logged-in session. Each has its own
 * counter, so that strangers can't lock the owner out.
 */
export type AttemptSource = 'stranger' | { device: string } | 'session';

/** Attempts that are counted together. */
export interface AttemptCounter {
  factor: 'password' | 'code';
  email: string;
  source: AttemptSource;
}

const formatSource = (source: AttemptSource): string =>
  typeof source === 'string' ? source : `device:${source.device}`;

/** Returns the key of a counter. Hashed, so that the table doesn't store emails. */
export const getCounterKey = (keys: KeyRing, { factor, email, source }: AttemptCounter): string =>
  `${factor}:${hashGuessable(keys, `${formatSource(source)} ${normalizeIdentifier(email)}`)}`;
