import { describeDevice } from './describeDevice';

/** Returns browser, system and device type. Versions are left out: they change too often. */
export function getDeviceFamily(userAgent: string): string[] {
  const { browser, system, kind } = describeDevice(userAgent);
  const names = [browser, system].map((name) => name.replace(/ [\d.+]+$/, ''));
  return [...names, kind];
}

/** Returns whether two user agents may be of the same device, before and after an update. */
export const isSameDevice = (one: string, other: string): boolean =>
  getDeviceFamily(one).join() === getDeviceFamily(other).join();
