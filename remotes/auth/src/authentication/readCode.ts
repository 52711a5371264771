import { ONE_TIME_CODE_DIGITS } from '@hashgrid/contracts';

/** A recovery code as it looks on the player's list; for hints. */
export const RECOVERY_CODE_SAMPLE = '7KQ2M-W9XTD';

const WORD = RECOVERY_CODE_SAMPLE.indexOf('-');

/** The digits in what was typed or pasted, as many as a code has; keyboards of Arabic or Japanese write other ones. */
export const readOneTimeCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\D/g, '')
    .slice(0, ONE_TIME_CODE_DIGITS);

export const isOneTimeCode = (code: string): boolean => code.length === ONE_TIME_CODE_DIGITS;

/** A recovery code in its own form, however it was typed: small letters, blanks, no hyphen. */
export function readRecoveryCode(typed: string): string {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  return signs.length > WORD ? `${signs.slice(0, WORD)}-${signs.slice(WORD)}` : signs;
}

export const isRecoveryCode = (code: string): boolean => code.length === RECOVERY_CODE_SAMPLE.length;
