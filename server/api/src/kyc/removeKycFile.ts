import type { Kyc } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { changeKyc } from './changeKyc';
import { removeKycFiles, type KycFileKey } from './kycFiles.queries';
import { readKyc } from './readKyc';

/** Removes an uploaded image. Throws `conflict` while the verification can't be edited. */
export async function removeKycFile(context: Context, { accountId, kind }: KycFileKey): Promise<Kyc> {
  // A change starts a verification if there is none.
  const kyc = await readKyc(context, context.database, accountId);
  if (kyc.status === 'none') return kyc;
  return changeKyc(context, accountId, (transaction) => removeKycFiles(transaction, accountId, [kind]));
}
