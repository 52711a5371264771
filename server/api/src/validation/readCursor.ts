import { MESSAGES } from '../messages';
import { ProductError } from '../ProductError';

const MAX_BIGINT = 2n ** 63n - 1n;

/** The row below which a page begins; null for the first page. Throws 422 for a text that is no cursor of ours. */
export function readCursor(cursor: string | undefined): bigint | null {
  if (!cursor) return null;
  const row = /^\d{1,19}$/.test(cursor) ? BigInt(cursor) : -1n;
  if (row < 0n || row > MAX_BIGINT) throw new ProductError(422, MESSAGES.cursorWrong);
  return row;
}
