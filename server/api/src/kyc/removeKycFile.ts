import type { Kyc } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { changeKyc } from './changeKyc';
import { removeKycFiles, type KycFileKey } from './kycFiles.queries';

/** Removes an uploaded image. Throws `conflict` while the verification can't be edited. */
export const removeKycFile = (context: Context, { accountId, kind }: KycFileKey): Promise<Kyc> =>
  changeKyc(context, accountId, (transaction) => removeKycFiles(transaction, accountId, [kind]));
