import type { Activate } from '@hashgrid/contracts';
import type { Caller } from '../caller/Caller';
import type { Context } from '../Context';
import { DomainError, fieldError } from '../DomainError';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import { findWeakness, hashPassword, matchPassword } from '../passwords/passwords';
import { getDeviceKey } from '../sessions/getDeviceKey';
import type { SignUpRow } from './signUps.queries';

const passwordMissingError = () =>
  new DomainError('invalid', MESSAGES.activationNeedsPassword, {
    errors: { password: [MESSAGES.activationNeedsPassword] },
  });

/**
 * Returns the password hash of the new account. Whoever opens the link owns the mailbox, but someone else may have signed up with
 * this email and would then know the password. So the password of the sign-up is accepted only on the device that signed up, or
 * when it is entered again; otherwise a new one must replace it. Throws a field error on `password` or `newPassword`.
 */
export async function confirmSignUpPassword(
  context: Context,
  signUp: SignUpRow,
  { password, newPassword }: Omit<Activate, 'token'>,
  caller: Caller,
): Promise<string> {
  if (newPassword !== undefined) {
    const weakness = findWeakness(newPassword, signUp);
    if (weakness) throw fieldError('newPassword', weakness);
    return hashPassword(context, newPassword);
  }
  if (password !== undefined) {
    const match = await matchPassword(context, password, signUp.passwordHash);
    if (match === 'none') throw fieldError('password', FIELD_MESSAGES.incorrectPassword);
    return signUp.passwordHash;
  }
  if (signUp.device === null || signUp.device !== getDeviceKey(caller)) throw passwordMissingError();
  return signUp.passwordHash;
}
