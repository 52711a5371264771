import type { Credentials, LoginTokens } from '@hashgrid/contracts';
import type { Caller } from '../caller/Caller';
import type { Context } from '../Context';
import { MESSAGES } from '../messages';
import { checkCredentials } from './checkCredentials';
import { continueLogin } from './continueLogin';
import { rejectInactive } from './rejectInactive';

/**
 * Logs in by email and password; with a second factor it returns only a `gg2FAToken`. Throws what `checkCredentials`
 * throws and, for a correct password, `forbidden` before the activation and `accountClosed`.
 */
export async function logInWithPassword(
  context: Context,
  credentials: Credentials,
  caller: Caller,
): Promise<LoginTokens> {
  const owner = await checkCredentials(context, credentials, caller);
  if (!owner.account) return rejectInactive(context, owner.signUp.id, caller);
  const { id: accountId, passwordHash } = owner.account;
  return continueLogin(context, {
    accountId,
    counter: owner.counter,
    caller,
    linkedAddress: null,
    isStillValid: (_transaction, account) => account.passwordHash === passwordHash,
    outdatedMessage: MESSAGES.incorrectCredentials,
  });
}
