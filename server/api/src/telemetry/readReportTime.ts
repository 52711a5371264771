import { addSeconds } from '../addSeconds';

/** Pages keep reports while they are offline, for at most this time. */
const OLDEST_SECONDS = 7 * 24 * 3600;

/** Returns when something was reported to have happened; now when that is in the future, too long ago or not a time. */
export const readReportTime = (at: string, now: Date): string => {
  const time = new Date(at).getTime();
  const isPlausible = time <= now.getTime() && time >= addSeconds(now, -OLDEST_SECONDS).getTime();
  return (isPlausible ? new Date(time) : now).toISOString();
};
