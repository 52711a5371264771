/** Example of a recovery code, for hints. */
export const RECOVERY_CODE_SAMPLE = '7KQ2M-W9XTD';

/** Number of characters before the hyphen. */
const GROUP_LENGTH = RECOVERY_CODE_SAMPLE.indexOf('-');

const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Normalizes a recovery code: accepts lower case, Arabic digits, spaces and a missing hyphen. */
export function parseRecoveryCode(typed: string): string {
  const characters = typed
    .normalize('NFKC')
    // The low four bits of their code points are the digit.
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  return characters.length > GROUP_LENGTH
    ? `${characters.slice(0, GROUP_LENGTH)}-${characters.slice(GROUP_LENGTH)}`
    : characters;
}

/** Returns whether a parsed code is as long as a recovery code; the server checks the rest. */
export const isRecoveryCode = (code: string): boolean => code.length === RECOVERY_CODE_SAMPLE.length;
