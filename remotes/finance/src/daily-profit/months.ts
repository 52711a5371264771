import { isCalendarDay, toMonth } from '@hashgrid/contracts';

/** Returns whether a text is a UTC month (`2026-01`) within the supported calendar. */
export const isMonth = (text: string): boolean => isCalendarDay(`${text}-01`);

/** Adds a number of months, which may be negative. */
export function addMonths(month: string, count: number): string {
  const [year, monthNumber] = month.split('-').map(Number);
  return toMonth(new Date(Date.UTC(year ?? 0, (monthNumber ?? 1) - 1 + count, 1)));
}

/** Lists the months from the first to the last one, newest first; only the last one if the first is later or invalid. */
export function listMonths(first: string, last: string): string[] {
  const months = [last];
  while (isMonth(first) && (months.at(-1) ?? '') > first) months.push(addMonths(months.at(-1) ?? '', -1));
  return months;
}

/** Lists the days of a month up to `today`, oldest first. */
export function listDays(month: string, today: string): string[] {
  const [year, monthNumber] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year ?? 0, monthNumber ?? 1, 0)).getUTCDate();
  const days = Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
  return days.filter((day) => day <= today);
}
