import { getKycFiles, type Kyc } from '@hashgrid/contracts';
import type { FieldErrors } from '@hashgrid/contracts/schemas';
import type { Queries } from '../database/Database';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import { saveKyc, type KycRow } from './kyc.queries';
import { listKycFiles } from './kycFiles.queries';
import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import { limitRate } from '../rate-limits/limitRate';
import { changeKyc } from './changeKyc';

async function findMissingFields(
  queries: Queries,
  { accountId, encryptedDetails, plainDetails, document }: KycRow,
): Promise<FieldErrors> {
  const missing: FieldErrors = {};
  if (!encryptedDetails && !plainDetails) missing.details = [FIELD_MESSAGES.missingDetails];
  if (!document) missing.document = [FIELD_MESSAGES.missingDocument];
  const files = await listKycFiles(queries, accountId);
  for (const kind of getKycFiles(document ?? 'passport')) {
    const file = files.find((each) => each.kind === kind);
    if (!file) missing[kind] = [FIELD_MESSAGES.missingImage];
    else if (file.reason !== null) missing[kind] = [FIELD_MESSAGES.rejectedImage];
  }
  return missing;
}

/**
 * Submits the identity verification for review. Throws `invalid` with everything that is missing, `rateLimited`, and
 * `conflict` while it can't be edited.
 */
export async function submitKyc(context: Context, accountId: string): Promise<Kyc> {
  await limitRate(context, 'kycChangesByAccount', accountId);
  return changeKyc(context, accountId, async (queries, row) => {
    const errors = await findMissingFields(queries, row);
    if (Object.keys(errors).length > 0) throw new DomainError('invalid', MESSAGES.kycIncomplete, { errors });
    await saveKyc(queries, {
      ...row,
      status: 'submitted',
      reason: null,
      reviewer: null,
      takenAt: null,
      submittedAt: context.now(),
      decidedAt: null,
      expiresAt: null,
    });
  });
}
