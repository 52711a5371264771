import { consumeAddressProof } from '../address-proofs/consumeAddressProof';
import type { ProvedAddress } from '../address-proofs/ProvedAddress';
import type { Caller } from '../caller/Caller';
import { LIFETIMES } from '../config';
import type { Context } from '../Context';
import { hashToken } from '../cryptography/tokens';
import type { Transaction } from '../database/Database';
import { DomainError } from '../DomainError';
import { addSeconds } from '../addSeconds';
import { getDeviceKey } from '../sessions/getDeviceKey';
import { findSignUpAddressByProof } from './signUps.queries';

/**
 * Returns the address of a sign-up's proof and uses the proof up. A proof that a pending sign-up of the same email and device has used
 * counts again, because a request whose response was lost is repeated. Throws what `consumeAddressProof` throws.
 */
export async function consumeSignUpProof(
  context: Context,
  transaction: Transaction,
  { addressProof, emailKey }: { addressProof: string; emailKey: string },
  caller: Caller,
): Promise<ProvedAddress> {
  try {
    return await consumeAddressProof(context, transaction, addressProof, caller);
  } catch (error) {
    // After an error of the database, such as a deadlock, another query would fail and replace the error that gets retried.
    if (!(error instanceof DomainError)) throw error;
    const repeated = await findSignUpAddressByProof(transaction, {
      hash: hashToken(addressProof),
      emailKey,
      device: getDeviceKey(caller) ?? null,
      createdAfter: addSeconds(context.now(), -LIFETIMES.addressProof),
    });
    if (repeated) return repeated;
    throw error;
  }
}
