import { MESSAGES } from '../messages';
import { DomainError } from '../DomainError';

const MAX_BIGINT = 2n ** 63n - 1n;

/** Returns the error for an invalid cursor. */
export const cursorError = () =>
  new DomainError('invalid', MESSAGES.invalidCursor, { errors: { cursor: [MESSAGES.invalidCursor] } });

/** Returns the ID after which a page begins; null for the first page. Throws `invalid` for a malformed cursor. */
export function readCursor(cursor: string | undefined): bigint | null {
  if (!cursor) return null;
  const id = /^\d{1,19}$/.test(cursor) ? BigInt(cursor) : -1n;
  if (id < 0n || id > MAX_BIGINT) throw cursorError();
  return id;
}
