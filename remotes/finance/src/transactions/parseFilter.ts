import { isCalendarDay, TRANSACTION_KINDS, type TransactionFilter } from '@hashgrid/contracts';

/** Names of the filters, the same in the URL and in the API. */
const FILTER_PARAMS = ['kind', 'token', 'direction', 'from', 'to', 'order'] as const;
export type FilterParam = (typeof FILTER_PARAMS)[number];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the calendar has the day: `2026-02-30` does not exist. */
const isDay = (text: string) => {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

const createChoiceValidator =
  (...choices: readonly string[]) =>
  (text: string) =>
    choices.includes(text);

const VALIDATORS: Record<FilterParam, (text: string) => boolean> = {
  kind: createChoiceValidator(...TRANSACTION_KINDS),
  token: (text) => /^\w{1,16}$/.test(text),
  direction: createChoiceValidator('in', 'out'),
  from: isDay,
  to: isDay,
  order: createChoiceValidator('oldest'),
};

/** Reads the filters from a URL and drops invalid ones. Keeps days outside the calendar, which a player may be typing. */
export function parseFilter(params: URLSearchParams): TransactionFilter {
  const found = FILTER_PARAMS.flatMap((name) => {
    const text = params.get(name);
    return text !== null && VALIDATORS[name](text) ? [[name, text]] : [];
  });
  return Object.fromEntries(found) as TransactionFilter;
}

/** Returns what is wrong with the days, which the server would reject. */
export function findDayErrors({ from, to }: TransactionFilter): Partial<Record<'from' | 'to', string>> {
  const invalid = 'Enter a valid date.';
  if (from !== undefined && !isCalendarDay(from)) return { from: invalid };
  if (to !== undefined && !isCalendarDay(to)) return { to: invalid };
  if (from !== undefined && to !== undefined && to < from)
    return { to: 'The start date must be before the end date.' };
  return {};
}
