import type { ApiErrorBody } from '@hashgrid/contracts/schemas';
import type { Caller } from '../caller/Caller';
import { LIFETIMES } from '../config';
import type { Context } from '../Context';
import { hashToken, newToken } from '../cryptography/tokens';
import { addSeconds } from '../addSeconds';
import { getDeviceKey } from '../sessions/getDeviceKey';
import { addProof } from './addressProofs.queries';
import type { ProvedAddress } from './ProvedAddress';

/** Returns a token with which the caller's device signs up with the address, or links it, without signing again. */
export async function issueAddressProof(
  { database, now }: Context,
  proved: ProvedAddress,
  caller: Caller,
): Promise<NonNullable<ApiErrorBody['data']>> {
  const addressProof = newToken();
  const expiresAt = addSeconds(now(), LIFETIMES.addressProof);
  const device = getDeviceKey(caller) ?? null;
  await addProof(database, { ...proved, hash: hashToken(addressProof), device, expiresAt });
  return { addressProof, expiresAt: expiresAt.toISOString() };
}
