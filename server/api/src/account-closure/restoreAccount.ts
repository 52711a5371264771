import type { Credentials } from '@hashgrid/contracts';
import { MESSAGES } from '../messages';
import { lockAccount, setClosed } from '../accounts/accounts.queries';
import { checkCredentials } from '../login/checkCredentials';
import type { Caller, Context } from '../Context';
import { enterGame } from '../mining/enterGame';
import { goOn } from '../mining/suspendNodes';
import { ProductError } from '../ProductError';
import { recordAndNotify } from '../security-log/recordAndNotify';

/**
 * Opens a closed account again [C5], and its nodes run as they did; nobody is signed in by it. One that is open stays so.
 * Throws 401 for an unknown email and a wrong password alike; both count towards the account's lock.
 */
export async function restoreAccount(
  context: Context,
  credentials: Credentials,
  caller: Caller,
): Promise<void> {
  const { account: owner } = await checkCredentials(context, credentials, caller);
  if (!owner) throw new ProductError(403, MESSAGES.notActivated);
  const announce = await context.database.transaction(async (queries) => {
    const turn = await enterGame(context, queries, owner.id);
    const account = await lockAccount(queries, owner.id);
    if (account?.passwordHash !== owner.passwordHash) throw new ProductError(401, MESSAGES.loginWrong);
    if (!account.closedAt) return () => undefined;
    await setClosed(queries, account.id, null);
    await goOn(queries, turn);
    return recordAndNotify(context, queries, { account, kind: 'accountRestored', caller });
  });
  announce();
}
