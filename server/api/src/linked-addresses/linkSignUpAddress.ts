import { DEFAULT_PREFERENCES } from '@hashgrid/contracts';
import { findAccount } from '../accounts/accounts.queries';
import type { ProvedAddress } from '../address-proofs/ProvedAddress';
import type { Caller } from '../caller/Caller';
import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { recordAndNotify } from '../security-log/recordAndNotify';
import { addLinkedAddress } from './linkedAddresses.queries';

/** Links the address of a sign-up to its new account; does nothing if another account has linked it meanwhile. */
export async function linkSignUpAddress(
  context: Context,
  transaction: Transaction,
  { accountId, ...proved }: ProvedAddress & { accountId: string },
  caller: Caller,
): Promise<void> {
  const link = { ...proved, accountId, name: null, proofHash: null, now: context.now() };
  const linked = await addLinkedAddress(transaction, link);
  const account = await findAccount(transaction, accountId);
  if (!linked || !account) return;
  // The account has no preferences yet, and the request comes from its owner.
  const preferences = { ...DEFAULT_PREFERENCES, language: caller.language };
  await recordAndNotify(context, transaction, {
    account: { ...account, preferences },
    kind: 'addressLinked',
    caller,
    walletAddress: linked.address,
  });
}
