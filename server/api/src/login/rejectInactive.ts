import type { Caller } from '../caller/Caller';
import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import { resendActivation } from '../sign-up/resendActivation';

/**
 * Emails the activation link again unless the last email is too recent, and throws `forbidden`. The password or signature was
 * correct, so this reveals nothing.
 */
export async function rejectInactive(context: Context, signUpId: string, caller: Caller): Promise<never> {
  await resendActivation(context, signUpId, caller).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  });
  throw new DomainError('forbidden', MESSAGES.notActivated);
}
