/** The range of days that the API accepts, `YYYY-MM-DD`. Outside the years 1 to 9999, `Date` and PostgreSQL format days differently. */
export const CALENDAR = { firstDay: '1900-01-01', lastDay: '2999-12-31' } as const;

/** Returns the UTC month of a time, such as `2026-01`. */
export const toMonth = (time: Date): string => time.toISOString().slice(0, 'YYYY-MM'.length);

/** Returns whether a text is a day of the calendar in that range; `2026-02-30` is not. */
export function isCalendarDay(day: string): boolean {
  if (day < CALENDAR.firstDay || day > CALENDAR.lastDay) return false;
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 10) === day;
}
