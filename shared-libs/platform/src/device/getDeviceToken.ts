import { DEVICE_TOKEN } from '@hashgrid/contracts';
import { createRandomHex } from '../random/createRandomHex';
import { deviceStorage } from './deviceStorage';

const KEY = 'hashgrid.device';
const BYTES = 32;

/** Keeps the token while storage is full or blocked. */
let createdToken: string | null = null;

/**
 * Returns the secret by which the server recognizes this device, so that strangers who guess passwords can't lock it out. It
 * grants no access, and a logout keeps it.
 */
export function getDeviceToken(): string {
  const stored = deviceStorage.get(KEY);
  if (stored && DEVICE_TOKEN.test(stored)) return stored;
  createdToken ??= createRandomHex(BYTES);
  deviceStorage.set(KEY, createdToken);
  return createdToken;
}
