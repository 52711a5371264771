import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';

/** Stores when the player last changed the identity verification. */
export async function markKycChanged(queries: Queries, accountId: string, now: Date): Promise<void> {
  await queries.query('update kyc set changed_at = $2 where account_id = $1', [accountId, now]);
}

/**
 * Deletes identity verifications with their details once their images are gone: of accounts closed before `endedBefore`, of
 * approvals that expired before it, and of drafts and rejected ones that are unchanged since `unchangedSince`.
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
