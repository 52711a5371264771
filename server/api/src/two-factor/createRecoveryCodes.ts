import type { Context } from '../Context';
import { hashRecoveryCode, newRecoveryCodes } from './recoveryCodes';

/** Creates new recovery codes, and the hashes under which they are stored. */
export async function createRecoveryCodes(
  context: Context,
  salt: string,
): Promise<{ recoveryCodes: string[]; hashes: string[] }> {
  const recoveryCodes = newRecoveryCodes();
  const hashes = await Promise.all(recoveryCodes.map((code) => hashRecoveryCode(context, salt, code)));
  return { recoveryCodes, hashes };
}
