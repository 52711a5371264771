import type { KycFileKind } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import { readKycImage } from './encryptKyc';
import { findKycFile } from './kycFiles.queries';

/** Returns an uploaded image of the player's identity verification. Throws `notFound`. */
export async function readKycFile(
  context: Context,
  file: { accountId: string; kind: KycFileKind },
): Promise<Buffer> {
  const stored = await findKycFile(context.database, file);
  if (!stored) throw new DomainError('notFound', MESSAGES.notFound);
  return readKycImage(context, file, stored);
}
