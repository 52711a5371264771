import { TRANSACTION_KINDS, type TransactionFilter } from '@hashgrid/contracts';

/** Names of the filters in the URL, the same as the API's. */
export const FILTER_PARAMS = ['kind', 'token', 'direction', 'from', 'to', 'order'] as const;
export type FilterParam = (typeof FILTER_PARAMS)[number];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day that the calendar has: `2026-02-30` is none. */
const isDay = (text: string) => {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

const isOneOf =
  (...choices: readonly string[]) =>
  (text: string) =>
    choices.includes(text);

const CHECKS: Record<FilterParam, (text: string) => boolean> = {
  kind: isOneOf(...TRANSACTION_KINDS),
  token: (text) => /^\w{1,16}$/.test(text),
  direction: isOneOf('in', 'out'),
  from: isDay,
  to: isDay,
  order: isOneOf('oldest'),
};

/** The filters that a URL asks for; what makes no sense is left out. */
export function parseFilter(params: URLSearchParams): TransactionFilter {
  const found = FILTER_PARAMS.flatMap((name) => {
    const text = params.get(name);
    return text !== null && CHECKS[name](text) ? [[name, text]] : [];
  });
  return Object.fromEntries(found) as TransactionFilter;
}

/** Whether the last day is before the first: then there is nothing to ask for. */
export const isRangeReversed = ({ from, to }: TransactionFilter): boolean =>
  from !== undefined && to !== undefined && to < from;
