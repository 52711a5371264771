import type { LoginTokens } from '@hashgrid/contracts';
import type { Account } from '../accounts/accounts.queries';
import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { setAddressUsed } from '../linked-addresses/linkedAddresses.queries';
import { openSession, type LoginSource } from '../sessions/openSession';

/** Opens the session of a completed login, and records the use of its wallet address. */
export async function openLoginSession(
  context: Context,
  transaction: Transaction,
  account: Account,
  source: LoginSource,
): Promise<LoginTokens> {
  if (source.linkedAddress) await setAddressUsed(transaction, source.linkedAddress, context.now());
  return openSession(context, transaction, account, source);
}
