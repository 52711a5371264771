import { getFirstRow } from '../database/getFirstRow';
import type { KycDetails, KycDocument, KycStatus } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';

/** Neither `none`, which means that there is no row, nor `expired`, which depends on the time. */
type StoredKycStatus = Exclude<KycStatus, 'none' | 'expired'>;

export interface KycRow {
  accountId: string;
  status: StoredKycStatus;
  /** Encrypted by `encryptKycDetails`. */
  encryptedDetails: string | null;
  /** Stored by an older version, until they are encrypted. */
  plainDetails: KycDetails | null;
  document: KycDocument | null;
  /** Why the whole verification was rejected. */
  reason: string | null;
  reviewer: string | null;
  /** When the reviewer took it; null if nobody has, or did before this was stored. */
  takenAt: Date | null;
  submittedAt: Date | null;
  decidedAt: Date | null;
  expiresAt: Date | null;
}

/** A submitted verification, or one in review, with the player's username. */
export interface WaitingKycRow extends KycRow {
  username: string;
}

const COLUMNS = `kyc.account_id as "accountId", status, encrypted_details as "encryptedDetails",
  details as "plainDetails", document, reason, reviewer, taken_at as "takenAt",
  submitted_at as "submittedAt", decided_at as "decidedAt", expires_at as "expiresAt"`;

export async function findKyc(queries: Queries, accountId: string): Promise<KycRow | undefined> {
  const rows = await queries.query<KycRow>(`select ${COLUMNS} from kyc where account_id = $1`, [accountId]);
  return rows[0];
}

/** Returns the account's verification, locked until the transaction ends; creates a draft if there is none. */
export async function lockKyc(queries: Queries, accountId: string): Promise<KycRow> {
  // One statement: between two of them, a purge could delete the row.
  const rows = await queries.query<KycRow>(
    `insert into kyc (account_id) values ($1)
     on conflict (account_id) do update set account_id = excluded.account_id returning ${COLUMNS}`,
    [accountId],
  );
  return getFirstRow(rows);
}

/** Stores all mutable fields. */
export async function saveKyc(queries: Queries, row: KycRow): Promise<void> {
  await queries.query(
    `update kyc set status = $2, details = $3::jsonb, document = $4, reason = $5, reviewer = $6,
       submitted_at = $7, decided_at = $8, expires_at = $9, encrypted_details = $10, taken_at = $11 where account_id = $1`,
    [
      row.accountId,
      row.status,
      row.plainDetails && JSON.stringify(row.plainDetails),
      row.document,
      row.reason,
      row.reviewer,
      row.submittedAt,
      row.decidedAt,
      row.expiresAt,
      row.encryptedDetails,
      row.takenAt,
    ],
  );
}

/** Returns all verifications of open accounts that are submitted or in review, longest wait first. */
export const listWaitingKyc = (queries: Queries): Promise<WaitingKycRow[]> =>
  queries.query<WaitingKycRow>(
    `select ${COLUMNS}, username from kyc join accounts on accounts.id = kyc.account_id
     where status in ('submitted', 'inReview') and closed_at is null order by submitted_at, username`,
  );
