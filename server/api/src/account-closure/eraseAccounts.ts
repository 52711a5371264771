import { randomBytes } from 'node:crypto';
import type { Queries } from '../database/Database';
import { deleteAccountRows, lockErasableAccounts, pseudonymizeAccount } from './erasure.queries';

/** Number of accounts that one transaction erases: few enough for a short transaction. */
const BATCH_ACCOUNTS = 20;

/** Returns a random username that nobody else has in practice: `deleted_3f9a0c12d4e7`. */
const newPseudonym = () => `deleted_${randomBytes(6).toString('hex')}`;

/**
 * Erases a batch of accounts that were closed before `closedBefore` and no longer have to be kept at `now`. Returns how many.
 * Their personal data is deleted permanently; ledger, nodes and network keep their rows under a pseudonym.
 */
export async function eraseAccounts(
  queries: Queries,
  { closedBefore, now }: { closedBefore: Date; now: Date },
): Promise<number> {
  const accounts = await lockErasableAccounts(queries, { closedBefore, now, count: BATCH_ACCOUNTS });
  for (const account of accounts) {
    await deleteAccountRows(queries, account);
    await pseudonymizeAccount(queries, { id: account.id, pseudonym: newPseudonym(), now });
  }
  return accounts.length;
}
