import type { KycFileKind } from '@hashgrid/contracts';
import { CIPHERTEXT_OVERHEAD } from '../cryptography/encrypt';
import type { EncryptedFile } from '../cryptography/encryptFile';
import type { Queries } from '../database/Database';

/** A file without its bytes. */
export interface KycFileRow {
  kind: KycFileKind;
  size: number;
  uploadedAt: Date;
  /** Why the reviewer rejected it. */
  reason: string | null;
}

export interface KycFileKey {
  accountId: string;
  kind: KycFileKind;
}

/** A file as it is stored. */
export interface StoredKycFile {
  bytes: Uint8Array;
  /** The encrypted key of the bytes; null when an older version stored them in plain text. */
  dataKey: string | null;
}

export const listKycFiles = (queries: Queries, accountId: string): Promise<KycFileRow[]> =>
  queries.query<KycFileRow>(
    `select kind, octet_length(bytes) - case when data_key is null then 0 else $2::int end as size, uploaded_at as "uploadedAt", reason
     from kyc_files where account_id = $1 order by uploaded_at, kind`,
    [accountId, CIPHERTEXT_OVERHEAD],
  );

/** Returns a file; undefined when it doesn't exist. */
export async function findKycFile(
  queries: Queries,
  { accountId, kind }: KycFileKey,
): Promise<StoredKycFile | undefined> {
  const rows = await queries.query<StoredKycFile>(
    'select bytes, data_key as "dataKey" from kyc_files where account_id = $1 and kind = $2',
    [accountId, kind],
  );
  return rows[0];
}

/** Replaces a file and clears the rejection of the previous one. */
export async function replaceKycFile(
  queries: Queries,
  { accountId, kind, bytes, dataKey, now }: KycFileKey & EncryptedFile & { now: Date },
): Promise<void> {
  await queries.query(
    `insert into kyc_files (account_id, kind, bytes, data_key, uploaded_at) values ($1, $2, $3, $4, $5)
     on conflict (account_id, kind) do update
       set bytes = excluded.bytes, data_key = excluded.data_key, uploaded_at = excluded.uploaded_at, reason = null`,
    [accountId, kind, bytes, dataKey, now],
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
 * Deletes the images of accounts closed before `endedBefore`, those from before it of approvals that expired before it, and
 * those of drafts and rejected verifications that are unchanged and undecided since `unchangedSince`. On a closed account, a
 * verification in review becomes a draft, because there is nothing left to review. Returns the number of images.
 */
export async function purgeKycFiles(
  queries: Queries,
  { endedBefore, unchangedSince }: { endedBefore: Date; unchangedSince: Date },
): Promise<number> {
  await queries.query(
    `update kyc set status = 'draft', reviewer = null from accounts
     where accounts.id = kyc.account_id and closed_at < $1 and status in ('submitted', 'inReview')`,
    [endedBefore],
  );
  const expired = `kyc.account_id = file.account_id and accounts.id = file.account_id and (
     closed_at < $1
     or (status = 'approved' and expires_at < $1 and file.uploaded_at < $1)
     or (status in ('draft', 'rejected') and coalesce(decided_at < $2, true) and changed_at < $2))`;
  // Locked first, and then read again: a player may be submitting these images or adding others.
  const locked = await queries.query<{ id: string }>(
    `select kyc.account_id as id from kyc join accounts on accounts.id = kyc.account_id
     where exists (select 1 from kyc_files as file where ${expired}) for update of kyc skip locked`,
    [endedBefore, unchangedSince],
  );
  const deleted = await queries.query(
    `delete from kyc_files as file using kyc, accounts
     where ${expired} and file.account_id = any($3::uuid[]) returning 1`,
    [endedBefore, unchangedSince, locked.map(({ id }) => id)],
  );
  return deleted.length;
}
