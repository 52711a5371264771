import type { KycFileKind } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { readKycImage } from './encryptKyc';
import { findKycFile } from './kycFiles.queries';

/** Yields the images of listed files of an identity verification, one at a time, without those that were removed since. */
export async function* readKycFiles<File extends { kind: KycFileKind }>(
  context: Context,
  accountId: string,
  files: readonly File[],
): AsyncGenerator<{ file: File; image: Buffer }> {
  for (const file of files) {
    const key = { accountId, kind: file.kind };
    const stored = await findKycFile(context.database, key);
    if (stored) yield { file, image: readKycImage(context, key, stored) };
  }
}
