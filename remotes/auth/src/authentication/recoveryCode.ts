import { toLatinDigits } from '@hashgrid/app-ui';
import { RECOVERY_CODES } from '@hashgrid/contracts';

/** Number of characters before the hyphen. */
const GROUP_LENGTH = RECOVERY_CODES.sample.indexOf('-');

/** Normalizes a recovery code: accepts lower case, Arabic digits, spaces and a missing hyphen. */
export function parseRecoveryCode(typed: string): string {
  const characters = toLatinDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  return characters.length > GROUP_LENGTH
    ? `${characters.slice(0, GROUP_LENGTH)}-${characters.slice(GROUP_LENGTH)}`
    : characters;
}

/** Returns whether a parsed code is as long as a recovery code; the server checks the rest. */
export const isRecoveryCode = (code: string): boolean => code.length === RECOVERY_CODES.sample.length;
