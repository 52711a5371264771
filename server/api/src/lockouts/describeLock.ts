import { LOCKOUT_SECONDS } from '../config';
import { MESSAGES } from '../messages';

interface LockTexts {
  message: string;
  /** Translation key of the duration, for emails. */
  duration: string;
}

const [QUARTER, HOUR, SIX_HOURS] = LOCKOUT_SECONDS.code;

/** Returns the texts of a lockout that ends in `seconds`, rounded up to the next length that a lockout may have. */
export function describeLock(seconds: number): LockTexts {
  if (seconds <= QUARTER) return { message: MESSAGES.accountLocked, duration: 'for 15 minutes' };
  if (seconds <= HOUR) return { message: MESSAGES.accountLockedForHour, duration: 'for 1 hour' };
  if (seconds <= SIX_HOURS) return { message: MESSAGES.accountLockedForSixHours, duration: 'for 6 hours' };
  return { message: MESSAGES.accountLockedForDay, duration: 'for 24 hours' };
}
