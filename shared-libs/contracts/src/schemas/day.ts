import { Type } from './Type';

/** A day, `YYYY-MM-DD`. The schema checks its form; the server also checks that it is a day of the calendar (`isCalendarDay`). */
export const DaySchema = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
