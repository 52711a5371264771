import { hashRaw } from '@node-rs/argon2';
import { RECOVERY_CODES } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { createReadableCode } from '../cryptography/tokens';

const GROUP_LENGTH = 5;
/** Characters of a code without its dash: 49 bits, which argon2id makes infeasible to guess. */
export const RECOVERY_CODE_LENGTH = 2 * GROUP_LENGTH;

const newRecoveryCode = () => `${createReadableCode(GROUP_LENGTH)}-${createReadableCode(GROUP_LENGTH)}`;

/** Returns a new set of codes to show once. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES.count }, newRecoveryCode);

/** Normalizes a typed code: ASCII for Arabic, Persian and full-width digits, no spaces, dashes or direction marks, upper case. */
export const normalizeCode = (code: string) =>
  code
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\s\p{Pd}\p{Bidi_Control}]/gu, '')
    .toUpperCase();

/** Returns the hash under which a code is stored. All codes of an account have the same salt, so one hash finds the code. */
export async function hashRecoveryCode({ config }: Context, salt: string, code: string): Promise<string> {
  const options = { ...config.hashCost, salt: new Uint8Array(Buffer.from(salt, 'base64url')) };
  return (await hashRaw(normalizeCode(code), options)).toString('base64url');
}
