import { DAY_SECONDS } from '../economy';

export const WEEK_SECONDS = 7 * DAY_SECONDS;
/** 1 January 1970 was a Thursday. */
const DAYS_FROM_SUNDAY = 4;

/** Returns the start of the week of a time, Sunday 00:00 UTC; both in seconds since 1970. */
export const startOfWeek = (seconds: number): number =>
  seconds - ((seconds + DAYS_FROM_SUNDAY * DAY_SECONDS) % WEEK_SECONDS);
