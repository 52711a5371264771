import { deviceStorage } from './deviceStorage';

const KEY = 'hashgrid.device';
const BYTES = 32;

const newToken = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

// Used where storage is full or blocked.
let last: string | null = null;

/**
 * Returns the secret by which the server recognizes this device, so that strangers who guess passwords can't lock it out. It
 * grants no access, and a logout keeps it.
 */
export function getDeviceToken(): string {
  const stored = deviceStorage.get(KEY) ?? last;
  if (stored) return stored;
  last = newToken();
  deviceStorage.set(KEY, last);
  return last;
}
