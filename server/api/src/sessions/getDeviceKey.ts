import type { Caller } from '../caller/Caller';
import { hashToken } from '../cryptography/tokens';

/** Returns the hash of the caller's device token, under which the device is stored; undefined when the caller sends none. */
export const getDeviceKey = ({ deviceToken }: Caller): string | undefined =>
  deviceToken && hashToken(deviceToken);
