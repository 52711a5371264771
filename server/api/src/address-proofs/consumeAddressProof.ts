import type { Caller } from '../caller/Caller';
import type { Context } from '../Context';
import { hashToken } from '../cryptography/tokens';
import type { Transaction } from '../database/Database';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import { getDeviceKey } from '../sessions/getDeviceKey';
import { deleteProof } from './addressProofs.queries';
import type { ProvedAddress } from './ProvedAddress';

/**
 * Returns the address of a proof and uses the proof up; when the transaction rolls back, it stays usable. Throws `gone`, with an
 * error on the field `addressProof`, when the proof is unknown, expired, used, or of another device.
 */
export async function consumeAddressProof(
  { now }: Context,
  transaction: Transaction,
  addressProof: string,
  caller: Caller,
): Promise<ProvedAddress> {
  const device = getDeviceKey(caller) ?? null;
  const proved = await deleteProof(transaction, { hash: hashToken(addressProof), device, now: now() });
  if (proved) return proved;
  // Reported as a field error, so that forms discard the proof.
  throw new DomainError('gone', MESSAGES.addressProofExpired, {
    errors: { addressProof: [MESSAGES.addressProofExpired] },
  });
}
