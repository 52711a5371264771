import { isCalendarDay } from '@hashgrid/contracts';
import { DAY_SECONDS } from '../economy';
import { FIELD_MESSAGES } from '../messages';
import { fieldError } from '../DomainError';
import { startOfDay } from '../mining/clock/gameTime';

function parseDayStart(field: 'from' | 'to', day: string): number {
  if (!isCalendarDay(day)) throw fieldError(field, FIELD_MESSAGES.invalidDate);
  return startOfDay(day);
}

/**
 * Returns the time range of the UTC days from `from` to `to`, both included: `since` is inclusive, `before` exclusive.
 * Throws a field error for an invalid day or order.
 */
export function parseDayRange({ from, to }: { from?: string; to?: string }): { since?: Date; before?: Date } {
  const since = from === undefined ? undefined : parseDayStart('from', from);
  const before = to === undefined ? undefined : parseDayStart('to', to) + DAY_SECONDS;
  if (since !== undefined && before !== undefined && since >= before)
    throw fieldError('to', FIELD_MESSAGES.invalidDateOrder);
  return {
    ...(since !== undefined && { since: new Date(since * 1000) }),
    ...(before !== undefined && { before: new Date(before * 1000) }),
  };
}
