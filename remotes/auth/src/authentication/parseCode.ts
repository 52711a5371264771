import { ONE_TIME_CODE_DIGITS } from '@hashgrid/contracts';

/** Example of a recovery code, for hints. */
export const RECOVERY_CODE_SAMPLE = '7KQ2M-W9XTD';

const GROUP_LENGTH = RECOVERY_CODE_SAMPLE.indexOf('-');

/** Extracts the digits of a one-time code; accepts Arabic and full-width digits. */
export const parseOneTimeCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\D/g, '')
    .slice(0, ONE_TIME_CODE_DIGITS);

export const isOneTimeCode = (code: string): boolean => code.length === ONE_TIME_CODE_DIGITS;

/** Normalizes a recovery code: accepts lower case, spaces and a missing hyphen. */
export function parseRecoveryCode(typed: string): string {
  const characters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  return characters.length > GROUP_LENGTH
    ? `${characters.slice(0, GROUP_LENGTH)}-${characters.slice(GROUP_LENGTH)}`
    : characters;
}

export const isRecoveryCode = (code: string): boolean => code.length === RECOVERY_CODE_SAMPLE.length;
