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
