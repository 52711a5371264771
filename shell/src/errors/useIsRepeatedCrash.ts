import { useEffect, useState } from 'react';
import { tabStorage } from '@hashgrid/platform';

const KEY = 'hashgrid.crashedAt';
const MINUTE_MS = 60_000;

/** Records the time of a crash, or of the reset after it. */
export const recordCrash = (): void => tabStorage.set(KEY, Date.now());

function isCrashRecent(): boolean {
  const crashedAt = tabStorage.get(KEY);
  if (typeof crashedAt !== 'number') return false;
  const age = Date.now() - crashedAt;
  return age >= 0 && age <= MINUTE_MS;
}

/** Records a crash. Returns whether the previous crash or reset was at most a minute ago. */
export function useIsRepeatedCrash(): boolean {
  const [isRepeated] = useState(isCrashRecent);
  useEffect(recordCrash, []);
  return isRepeated;
}
