import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';

/** Stores when the player last changed the identity verification. */
export async function markKycChanged(queries: Queries, accountId: string, now: Date): Promise<void> {
  await queries.query('update kyc set changed_at = $2 where account_id = $1', [accountId, now]);
}

/**
 * Deletes the images of accounts closed before `endedBefore`; of approvals that expired before it, except images uploaded after
 * it; and of drafts and rejected verifications that were neither changed nor decided since `unchangedSince`. On a closed account,
 * a verification in review becomes a draft, because there is nothing left to review. Returns the number of images.
 */
export async function purgeKycFiles(
  queries: Queries,
  { endedBefore, unchangedSince }: { endedBefore: Date; unchangedSince: Date },
): Promise<number> {
  await queries.query(
    `update kyc set status = 'draft', reviewer = null, taken_at = null from accounts
     where accounts.id = kyc.account_id and closed_at < $1 and status in ('submitted', 'inReview')`,
    [endedBefore],
  );
  const expiryCondition = `kyc.account_id = file.account_id and accounts.id = file.account_id and (
     closed_at < $1
     or (status = 'approved' and expires_at < $1 and file.uploaded_at < $1)
     or (status in ('draft', 'rejected') and coalesce(decided_at < $2, true) and changed_at < $2))`;
  // Locks the verifications, then evaluates the condition again: a player may be submitting these images or adding others.
  const locked = await queries.query<{ id: string }>(
    `select kyc.account_id as id from kyc join accounts on accounts.id = kyc.account_id
     where exists (select 1 from kyc_files as file where ${expiryCondition}) for update of kyc skip locked`,
    [endedBefore, unchangedSince],
  );
  const deleted = await queries.query(
    `delete from kyc_files as file using kyc, accounts
     where ${expiryCondition} and file.account_id = any($3::uuid[]) returning 1`,
    [endedBefore, unchangedSince, locked.map(({ id }) => id)],
  );
  return deleted.length;
}

/**
 * Deletes a batch of identity verifications with their details once their images are gone: of accounts closed before `endedBefore`,
 * of approvals that expired before it and weren't changed since, and of drafts and rejected ones that were neither changed nor
 * decided since `unchangedSince`. Returns the number deleted.
 */
export const purgeKyc = (
  queries: Queries,
  { endedBefore, unchangedSince }: { endedBefore: Date; unchangedSince: Date },
): Promise<number> =>
  deleteBatch(
    queries,
    'kyc',
    `not exists (select 1 from kyc_files where kyc_files.account_id = old.account_id) and (
       exists (select 1 from accounts where accounts.id = old.account_id and closed_at < $1)
       or (status = 'approved' and expires_at < $1 and changed_at < $1)
       or (status in ('draft', 'rejected') and coalesce(decided_at < $2, true) and changed_at < $2))`,
    [endedBefore, unchangedSince],
  );
