import type { Caller } from '../caller/Caller';
import type { Context } from '../Context';
import type { AttemptSource } from '../lockouts/AttemptCounter';
import { getDeviceKey } from '../sessions/getDeviceKey';
import { isLoginDevice } from '../sessions/loginDevices.queries';

/** Returns whether someone who logs in to the account of an email does so from a device that did before. */
export async function findAttemptSource(
  { database }: Context,
  emailKey: string,
  caller: Caller,
): Promise<AttemptSource> {
  const device = getDeviceKey(caller);
  if (!device || !(await isLoginDevice(database, emailKey, device))) return 'stranger';
  return { device };
}
