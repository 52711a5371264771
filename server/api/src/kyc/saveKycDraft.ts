import { KYC_FILES, getKycFiles, type Kyc, type KycDraft } from '@hashgrid/contracts';
import { saveKyc } from './kyc.queries';
import { removeKycFiles } from './kycFiles.queries';
import type { Context } from '../Context';
import { limitRate } from '../rate-limits/limitRate';
import { changeKyc } from './changeKyc';
import { encryptKycDetails } from './encryptKyc';
import { checkKycDetails } from './checkKycDetails';

/**
 * Saves a step; missing fields stay unchanged. Throws on every invalid field, `rateLimited`, and `conflict` while the
 * verification can't be edited.
 */
export async function saveKycDraft(context: Context, accountId: string, draft: KycDraft): Promise<Kyc> {
  const details = draft.details && checkKycDetails(draft.details, context.now());
  await limitRate(context, 'kycChangesByAccount', accountId);
  return changeKyc(context, accountId, async (queries, row) => {
    const document = draft.document ?? row.document;
    const encrypted = details && {
      encryptedDetails: encryptKycDetails(context, accountId, details),
      plainDetails: null,
    };
    await saveKyc(queries, { ...row, ...encrypted, document });
    // Images that the chosen document doesn't need are removed.
    const needed = document ? getKycFiles(document) : KYC_FILES;
    const unneeded = KYC_FILES.filter((kind) => !needed.includes(kind));
    await removeKycFiles(queries, accountId, unneeded);
  });
}
