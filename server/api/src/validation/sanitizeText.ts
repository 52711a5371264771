import { FIELD_MESSAGES } from '../messages';
import { fieldError } from '../DomainError';

/** Control characters, line ends, and signs that turn the text around them. */
const UNREADABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** A line that a player typed, as it is kept. Throws on `field` when it holds what nobody can read. */
export function sanitizeText(field: string, text: string): string {
  const line = text.normalize('NFC').trim();
  if (UNREADABLE.test(line)) throw fieldError(field, FIELD_MESSAGES.textUnreadable);
  return line;
}
