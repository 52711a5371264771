import { isCalendarDay, TRANSACTION_KINDS, type TransactionFilter } from '@hashgrid/contracts';

/** Names of the filters, the same in the URL and in the API. */
const FILTER_PARAMS = ['kind', 'token', 'direction', 'from', 'to', 'order'] as const;
export type FilterParam = (typeof FILTER_PARAMS)[number];

const DAY_FORMAT = /^\d{4}-\d{2}-\d{2}$/;

/** Returns whether a text is a day that exists, which `2026-02-30` isn't. */
const isExistingDay = (text: string) => {
  const time = DAY_FORMAT.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

const createChoiceValidator =
  (...choices: readonly string[]) =>
  (text: string) =>
    choices.includes(text);

/** Any symbol, because the player's tokens may not be loaded yet; the limit is the server's. */
const TOKEN_SYMBOL = /^\w{1,16}$/;

const VALIDATORS: Record<FilterParam, (text: string) => boolean> = {
  kind: createChoiceValidator(...TRANSACTION_KINDS),
  token: (text) => TOKEN_SYMBOL.test(text),
  direction: createChoiceValidator('in', 'out'),
  from: isExistingDay,
  to: isExistingDay,
  order: createChoiceValidator('oldest'),
};

/** Returns the valid filters of a URL. Keeps days outside the supported calendar, because a player may still be typing the year. */
export function parseFilter(params: URLSearchParams): TransactionFilter {
  const validFilters = FILTER_PARAMS.flatMap((name) => {
    const text = params.get(name);
    return text !== null && VALIDATORS[name](text) ? [[name, text]] : [];
  });
  return Object.fromEntries(validFilters) as TransactionFilter;
}

/** Returns the error of the days, as a text key at its field; empty if the server would accept them. */
export function findDayErrors({ from, to }: TransactionFilter): Partial<Record<'from' | 'to', string>> {
  const invalid = 'Enter a valid date.';
  if (from !== undefined && !isCalendarDay(from)) return { from: invalid };
  if (to !== undefined && !isCalendarDay(to)) return { to: invalid };
  if (from !== undefined && to !== undefined && to < from)
    return { to: 'The start date can’t be after the end date.' };
  return {};
}
