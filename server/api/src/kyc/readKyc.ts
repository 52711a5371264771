import { KYC_FILES, type Kyc, type KycStatus } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';
import { findKyc, type KycRow } from './kyc.queries';
import { listKycFiles } from './kycFiles.queries';
import { readKycDetails } from './encryptKyc';
import type { Context } from '../Context';

const NOT_STARTED: Kyc = {
  status: 'none',
  details: null,
  document: null,
  files: [],
  reason: null,
  submittedAt: null,
  decidedAt: null,
  expiresAt: null,
};

const toIsoOrNull = (date: Date | null) => date?.toISOString() ?? null;

/** Returns the status at a given time, because an approval expires. */
export const getStatusAt = (row: KycRow, now: Date): KycStatus =>
  row.status === 'approved' && row.expiresAt && row.expiresAt <= now ? 'expired' : row.status;

/** Returns the player's identity verification with what they have saved; status `none` before they start. */
export async function readKyc(context: Context, queries: Queries, accountId: string): Promise<Kyc> {
  const row = await findKyc(queries, accountId);
  if (!row) return NOT_STARTED;
  const files = await listKycFiles(queries, accountId);
  return {
    status: getStatusAt(row, context.now()),
    details: readKycDetails(context, row),
    document: row.document,
    files: files
      .sort((one, other) => KYC_FILES.indexOf(one.kind) - KYC_FILES.indexOf(other.kind))
      .map(({ uploadedAt, ...file }) => ({ ...file, uploadedAt: uploadedAt.toISOString() })),
    reason: row.reason,
    submittedAt: toIsoOrNull(row.submittedAt),
    decidedAt: toIsoOrNull(row.decidedAt),
    expiresAt: toIsoOrNull(row.expiresAt),
  };
}
