import type { Kyc, KycFileKind } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { changeKyc } from './changeKyc';
import { removeKycFiles } from './kycFiles.queries';

/** Removes an uploaded image. Throws `conflict` while the verification can't be edited. */
export const removeKycFile = (
  context: Context,
  { accountId, kind }: { accountId: string; kind: KycFileKind },
): Promise<Kyc> =>
  changeKyc(context, accountId, (transaction) => removeKycFiles(transaction, accountId, [kind]));
