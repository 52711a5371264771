import { FIELD_MESSAGES } from '../messages';
import { fieldError } from '../DomainError';

/** Control characters, line breaks, noncharacters, and bidirectional controls, which can reorder the text around them. */
const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Noncharacter_Code_Point}]/u;

/** A character that is visible on its own. The blank braille pattern, U+2800, is invisible, but has no property that says so. */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Normalizes and trims a line of text. Throws a field error on `field` when it has forbidden characters, or only invisible ones. */
export function sanitizeText(field: string, text: string): string {
  const line = text.normalize('NFC').trim();
  if (FORBIDDEN.test(line) || (line && !VISIBLE.test(line)))
    throw fieldError(field, FIELD_MESSAGES.invalidCharacters);
  return line;
}
