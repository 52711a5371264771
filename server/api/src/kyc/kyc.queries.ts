import { firstRow } from '../database/firstRow';
import type { KycDetails, KycDocument, KycStatus } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';

/** 'none' is a row that is not there, 'expired' an approval whose time is over. */
export type StoredKycStatus = Exclude<KycStatus, 'none' | 'expired'>;

export interface KycRow {
  accountId: string;
  status: StoredKycStatus;
  details: KycDetails | null;
  document: KycDocument | null;
  /** Why the whole was rejected. */
  reason: string | null;
  reviewer: string | null;
  submittedAt: Date | null;
  decidedAt: Date | null;
  expiresAt: Date | null;
}

/** One that waits for a reviewer, with whose it is. */
export interface WaitingKycRow extends KycRow {
  username: string;
}

const COLUMNS = `kyc.account_id as "accountId", status, details, document, reason, reviewer,
  submitted_at as "submittedAt", decided_at as "decidedAt", expires_at as "expiresAt"`;

export async function findKyc(queries: Queries, accountId: string): Promise<KycRow | undefined> {
  const rows = await queries.query<KycRow>(`select ${COLUMNS} from kyc where account_id = $1`, [accountId]);
  return rows[0];
}

/** The account's row, locked until the transaction ends; a draft where there was none. */
export async function lockKyc(queries: Queries, accountId: string): Promise<KycRow> {
  await queries.query('insert into kyc (account_id) values ($1) on conflict do nothing', [accountId]);
  const rows = await queries.query<KycRow>(`select ${COLUMNS} from kyc where account_id = $1 for update`, [
    accountId,
  ]);
  return firstRow(rows);
}

/** Writes what may change, all of it. */
export async function saveKyc(queries: Queries, row: KycRow): Promise<void> {
  await queries.query(
    `update kyc set status = $2, details = $3::jsonb, document = $4, reason = $5, reviewer = $6,
       submitted_at = $7, decided_at = $8, expires_at = $9 where account_id = $1`,
    [
      row.accountId,
      row.status,
      row.details && JSON.stringify(row.details),
      row.document,
      row.reason,
      row.reviewer,
      row.submittedAt,
      row.decidedAt,
      row.expiresAt,
    ],
  );
}

/** All that wait for a reviewer or are in hand, the longest wait first. */
export const listWaitingKyc = (queries: Queries): Promise<WaitingKycRow[]> =>
  queries.query<WaitingKycRow>(
    `select ${COLUMNS}, username from kyc join accounts on accounts.id = kyc.account_id
     where status in ('submitted', 'inReview') order by submitted_at, username`,
  );
