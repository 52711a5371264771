import type { KycFileKind } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';

/** A file without its bytes. */
export interface KycFileRow {
  kind: KycFileKind;
  size: number;
  uploadedAt: Date;
  /** Why the reviewer rejected it. */
  reason: string | null;
}

interface KycFileKey {
  accountId: string;
  kind: KycFileKind;
}

export const listKycFiles = (queries: Queries, accountId: string): Promise<KycFileRow[]> =>
  queries.query<KycFileRow>(
    `select kind, octet_length(bytes) as size, uploaded_at as "uploadedAt", reason
     from kyc_files where account_id = $1 order by uploaded_at, kind`,
    [accountId],
  );

/** Returns the bytes of a file; undefined when it doesn't exist. */
export async function findKycFile(
  queries: Queries,
  { accountId, kind }: KycFileKey,
): Promise<Buffer | undefined> {
  const rows = await queries.query<{ bytes: Uint8Array }>(
    'select bytes from kyc_files where account_id = $1 and kind = $2',
    [accountId, kind],
  );
  return rows[0] && Buffer.from(rows[0].bytes);
}

/** Replaces a file and clears the rejection of the previous one. */
export async function replaceKycFile(
  queries: Queries,
  { accountId, kind, bytes, now }: KycFileKey & { bytes: Buffer; now: Date },
): Promise<void> {
  await queries.query(
    `insert into kyc_files (account_id, kind, bytes, uploaded_at) values ($1, $2, $3, $4)
     on conflict (account_id, kind) do update
       set bytes = excluded.bytes, uploaded_at = excluded.uploaded_at, reason = null`,
    [accountId, kind, bytes, now],
  );
}

export async function rejectKycFile(
  queries: Queries,
  { accountId, kind, reason }: KycFileKey & { reason: string },
): Promise<void> {
  await queries.query('update kyc_files set reason = $3 where account_id = $1 and kind = $2', [
    accountId,
    kind,
    reason,
  ]);
}

export async function removeKycFiles(
  queries: Queries,
  accountId: string,
  kinds: readonly KycFileKind[],
): Promise<void> {
  await queries.query('delete from kyc_files where account_id = $1 and kind = any($2::text[])', [
    accountId,
    kinds,
  ]);
}

/**
 * Deletes the images of accounts closed before `overSince`, of approvals that expired before it, and of drafts and
 * rejected verifications whose newest image and decision are older than `openSince`. On a closed account, a verification in review becomes a draft, because
 * there is nothing left to review.
 */
export async function purgeKycFiles(
  queries: Queries,
  { overSince, openSince }: { overSince: Date; openSince: Date },
): Promise<number> {
  await queries.query(
    `update kyc set status = 'draft', reviewer = null from accounts
     where accounts.id = kyc.account_id and closed_at < $1 and status in ('submitted', 'inReview')`,
    [overSince],
  );
  const deleted = await queries.query(
    `delete from kyc_files as file using kyc, accounts
     where kyc.account_id = file.account_id and accounts.id = file.account_id and (
       closed_at < $1
       or (status = 'approved' and expires_at < $1 and file.uploaded_at < $1)
       or (status in ('draft', 'rejected') and coalesce(decided_at < $2, true) and file.uploaded_at < $2 and not exists (
         select 1 from kyc_files as newer where newer.account_id = file.account_id and newer.uploaded_at >= $2)))
     returning 1`,
    [overSince, openSince],
  );
  return deleted.length;
}
