import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import { readKycImage } from './encryptKyc';
import { findKycFile, type KycFileKey } from './kycFiles.queries';

/** Returns an uploaded image of the player's identity verification. Throws `notFound` when there is none. */
export async function readKycFile(context: Context, file: KycFileKey): Promise<Buffer> {
  const stored = await findKycFile(context.database, file);
  if (!stored) throw new DomainError('notFound', MESSAGES.notFound);
  return readKycImage(context, file, stored);
}
