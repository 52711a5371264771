import type { Kyc } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { limitRate } from '../rate-limits/limitRate';
import { changeKyc } from './changeKyc';
import { removeKycFiles, type KycFileKey } from './kycFiles.queries';
import { readKyc } from './readKyc';

/** Removes an uploaded image. Throws `rateLimited`, and `conflict` while the verification can't be edited. */
export async function removeKycFile(context: Context, { accountId, kind }: KycFileKey): Promise<Kyc> {
  await limitRate(context, 'kycChangesByAccount', accountId);
  // A change starts a verification if there is none.
  const kyc = await readKyc(context, context.database, accountId);
  if (kyc.status === 'none') return kyc;
  return changeKyc(context, accountId, (transaction) => removeKycFiles(transaction, accountId, [kind]));
}
