import { FIELD_MESSAGES } from '../messages';
import { fieldError } from '../DomainError';

/** Control characters, line breaks and bidirectional controls. */
const UNREADABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Normalizes and trims a line of text. Throws on `field` when it has unreadable characters. */
export function sanitizeText(field: string, text: string): string {
  const line = text.normalize('NFC').trim();
  if (UNREADABLE.test(line)) throw fieldError(field, FIELD_MESSAGES.invalidCharacters);
  return line;
}
