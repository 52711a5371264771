import type { KycDetails } from '@hashgrid/contracts';
import type { EncryptedFile } from '../cryptography/encryptFile';
import type { Queries } from '../database/Database';
import type { KycFileKey } from './kycFiles.queries';

/** Number of files in memory at a time; each has a few hundred kilobytes. */
const BATCH_FILES = 10;
const BATCH_ROWS = 500;

/** Returns a batch of files that aren't encrypted, locked until the transaction ends. Files that are being replaced are skipped. */
export const lockPlaintextFiles = (queries: Queries): Promise<(KycFileKey & { bytes: Uint8Array })[]> =>
  queries.query(
    `select account_id as "accountId", kind, bytes from kyc_files where data_key is null
     limit ${BATCH_FILES} for update skip locked`,
  );

/** Replaces the bytes of a file with their ciphertext. */
export async function saveEncryptedFile(
  queries: Queries,
  { accountId, kind, bytes, dataKey }: KycFileKey & EncryptedFile,
): Promise<void> {
  await queries.query('update kyc_files set bytes = $3, data_key = $4 where account_id = $1 and kind = $2', [
    accountId,
    kind,
    bytes,
    dataKey,
  ]);
}

/** Returns a batch of details that aren't encrypted, locked until the transaction ends. */
export const lockPlaintextDetails = (
  queries: Queries,
): Promise<{ accountId: string; details: KycDetails }[]> =>
  queries.query(
    `select account_id as "accountId", details from kyc where details is not null
     limit ${BATCH_ROWS} for update skip locked`,
  );

/** Replaces details with their ciphertext. */
export async function saveEncryptedDetails(
  queries: Queries,
  { accountId, encryptedDetails }: { accountId: string; encryptedDetails: string },
): Promise<void> {
  await queries.query('update kyc set details = null, encrypted_details = $2 where account_id = $1', [
    accountId,
    encryptedDetails,
  ]);
}
