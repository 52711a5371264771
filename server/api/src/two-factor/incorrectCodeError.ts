import { fieldError } from '../DomainError';
import { MESSAGES } from '../messages';
import { normalizeCode, RECOVERY_CODE_LENGTH } from './recoveryCodes';

const isLikeRecoveryCode = (code: string): boolean => {
  const plain = normalizeCode(code);
  return plain.length === RECOVERY_CODE_LENGTH || /\p{L}/u.test(plain);
};

/** Returns the error for an incorrect `code`. Waiting for a new one helps with one-time codes only. */
export const incorrectCodeError = (code: string) =>
  fieldError('code', isLikeRecoveryCode(code) ? MESSAGES.incorrectRecoveryCode : MESSAGES.incorrectCode);
