import type { Caller } from '../caller/Caller';
import { hashToken } from '../cryptography/tokens';

/** Returns the hash by which the caller's device is stored; undefined when it sends no token. */
export const getDeviceKey = ({ deviceToken }: Caller): string | undefined =>
  deviceToken && hashToken(deviceToken);
