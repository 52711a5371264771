import type { Credentials } from '@hashgrid/contracts';
import { lockAccount, setClosed } from '../accounts/accounts.queries';
import type { Caller } from '../caller/Caller';
import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import { checkCredentials } from '../login/checkCredentials';
import { rejectInactive } from '../login/rejectInactive';
import { MESSAGES } from '../messages';
import { beginMiningTransaction } from '../mining/nodes/beginMiningTransaction';
import { resumeNodes } from '../mining/nodes/suspendNodes';
import { recordAndNotify } from '../security-log/recordAndNotify';

/**
 * Reopens a closed account and resumes its nodes, without logging in; an open account stays as it is. Throws what
 * `checkCredentials` throws, and `forbidden` for a correct password of an account that isn't activated yet.
 */
export async function restoreAccount(
  context: Context,
  credentials: Credentials,
  caller: Caller,
): Promise<void> {
  const checked = await checkCredentials(context, credentials, caller);
  if (!checked.account) return rejectInactive(context, checked.signUp.id, caller);
  const { account: owner } = checked;
  await context.database.transaction(async (transaction) => {
    const account = await lockAccount(transaction, owner.id);
    if (account?.passwordHash !== owner.passwordHash)
      throw new DomainError('unauthenticated', MESSAGES.incorrectCredentials);
    if (!account.closedAt) return;
    const mining = await beginMiningTransaction(context, transaction, owner.id);
    await setClosed(transaction, account.id, null);
    await resumeNodes(transaction, mining);
    await recordAndNotify(context, transaction, { account, kind: 'accountRestored', caller });
  });
}
