import type { Caller } from '../caller/Caller';
import type { Context } from '../Context';
import type { AttemptSource } from '../lockouts/AttemptCounter';
import { getDeviceKey } from '../sessions/getDeviceKey';
import { isLoginDevice } from '../sessions/loginDevices.queries';

/** Returns the caller's device if it has logged in to the account of this email before, `stranger` otherwise. */
export async function findAttemptSource(
  { database }: Context,
  emailKey: string,
  caller: Caller,
): Promise<AttemptSource> {
  const device = getDeviceKey(caller);
  if (!device || !(await isLoginDevice(database, emailKey, device))) return 'stranger';
  return { device };
}
