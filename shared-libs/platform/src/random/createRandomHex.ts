import { toHex } from './toHex';

/** Returns random bytes as hexadecimal digits. */
export const createRandomHex = (byteCount: number): string =>
  toHex(crypto.getRandomValues(new Uint8Array(byteCount)));
