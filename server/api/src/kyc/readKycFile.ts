import type { KycFileKind } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import { findKycFile } from './kycFiles.queries';

/** Returns an uploaded image of the player's identity verification. Throws `notFound`. */
export async function readKycFile(
  { database }: Context,
  file: { accountId: string; kind: KycFileKind },
): Promise<Buffer> {
  const bytes = await findKycFile(database, file);
  if (!bytes) throw new DomainError('notFound', MESSAGES.notFound);
  return bytes;
}
