import { getKycFiles, type Kyc, type KycFileKind } from '@hashgrid/contracts';
import { FIELD_MESSAGES } from '../messages';
import { replaceKycFile } from './kycFiles.queries';
import type { Context } from '../Context';
import { limitRate } from '../rate-limits/limitRate';
import { makeDocumentPicture } from '../pictures/makeDocumentPicture';
import { fieldError } from '../DomainError';
import { changeKyc, assertEditable } from './changeKyc';
import { encryptKycFile } from './encryptKyc';
import { readKyc } from './readKyc';

const FIELD = 'file';

/**
 * Saves an image of the identity verification. Throws on `file` when it isn't a valid image, and `conflict` while the
 * verification can't be edited.
 */
export async function saveKycFile(
  context: Context,
  { accountId, kind, file }: { accountId: string; kind: KycFileKind; file: Buffer | undefined },
): Promise<Kyc> {
  if (!file) throw fieldError(FIELD, FIELD_MESSAGES.required);
  await limitRate(context, 'picturesByAccount', accountId);
  // Rejected before the costly image conversion, and checked again when it is stored.
  assertEditable((await readKyc(context, context.database, accountId)).status);
  const picture = await makeDocumentPicture(FIELD, file, accountId);
  const encrypted = encryptKycFile(context, { accountId, kind }, new Uint8Array(picture));
  return changeKyc(context, accountId, async (queries, { document }) => {
    if (document && !getKycFiles(document).includes(kind))
      throw fieldError(FIELD, FIELD_MESSAGES.backNotRequired);
    await replaceKycFile(queries, { accountId, kind, ...encrypted, now: context.now() });
  });
}
