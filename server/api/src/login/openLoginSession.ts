import type { LoginTokens } from '@hashgrid/contracts';
import type { Account } from '../accounts/accounts.queries';
import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { setAddressUsed } from '../linked-addresses/linkedAddresses.queries';
import type { AttemptCounter } from '../lockouts/AttemptCounter';
import { resetAttempts } from '../lockouts/lockout';
import { openSession, type LoginSource } from '../sessions/openSession';

/** Opens the session of a completed login, and resets the password's failures or records the use of the wallet address. */
export async function openLoginSession(
  context: Context,
  transaction: Transaction,
  account: Account,
  { counter, ...source }: LoginSource & { counter: AttemptCounter },
): Promise<LoginTokens> {
  // A wallet login doesn't prove the password. If it reset the password's failures, a thief of the wallet
  // could log in after every few guesses and never be locked out.
  if (source.linkedAddress) await setAddressUsed(transaction, source.linkedAddress, context.now());
  else await resetAttempts(context, transaction, { ...counter, factor: 'password' });
  return openSession(context, transaction, account, source);
}
