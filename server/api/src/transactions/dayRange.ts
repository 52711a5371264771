import { DAY_SECONDS } from '../economy';
import { FIELD_FORMATS, FIELD_MESSAGES } from '../messages';
import { fieldError } from '../DomainError';
import { toDay, startOfDay } from '../mining/gameTime';

function parseDayStart(field: 'from' | 'to', day: string): number {
  const start = startOfDay(day);
  // `Date` parses 2026-02-30 as a day in March.
  if (Number.isNaN(start) || toDay(start) !== day)
    throw fieldError(field, FIELD_FORMATS[field] ?? FIELD_MESSAGES.invalid);
  return start;
}

/** Returns the start and end of a range of UTC days, both inclusive. Throws on the invalid field. */
export function dayRange({ from, to }: { from?: string; to?: string }): { since?: Date; before?: Date } {
  const since = from === undefined ? undefined : parseDayStart('from', from);
  const before = to === undefined ? undefined : parseDayStart('to', to) + DAY_SECONDS;
  if (since !== undefined && before !== undefined && since >= before)
    throw fieldError('to', FIELD_MESSAGES.invalidDateOrder);
  return {
    ...(since !== undefined && { since: new Date(since * 1000) }),
    ...(before !== undefined && { before: new Date(before * 1000) }),
  };
}
