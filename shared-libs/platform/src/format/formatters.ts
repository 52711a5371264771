import { FRACTION_DIGITS } from '@hashgrid/contracts';

export interface Formatters {
  /** A number or decimal string, 0 to 6 fraction digits unless told otherwise [K6]. Strings lose no digit before the point. */
  number(value: string | number, options?: { min?: number; max?: number }): string;
  date(iso: string): string;
  dateTime(iso: string): string;
  /** "3 minutes ago". */
  relative(iso: string): string;
}

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

const NO_DATE = '–';

const isNumeric = (value: string | number) =>
  typeof value === 'number' ? Number.isFinite(value) : /^-?\d+(\.\d+)?$/.test(value);

function withDate(iso: string, format: (date: Date) => string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? NO_DATE : format(date);
}

function relativeTo(format: Intl.RelativeTimeFormat, date: Date): string {
  const seconds = Math.round((date.getTime() - Date.now()) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const);
  return format.format(Math.trunc(seconds / size), unit);
}

/** Making one of these takes a browser long, using it does not: each is made when it is first wanted. */
function once<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => (made ??= make());
}

/** Formatters of a locale, with Latin digits in every language. Plain numbers have a point and no grouping. */
export function createFormatters(language: string, numberFormat: 'locale' | 'plain'): Formatters {
  const locale = `${language}-u-nu-latn`;
  const numberLocale = numberFormat === 'plain' ? 'en-US' : locale;
  const numbers = new Map<string, Intl.NumberFormat>();
  const dates = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
  const times = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
  const ages = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  return {
    number(value, { min = FRACTION_DIGITS.min, max = FRACTION_DIGITS.max } = {}) {
      const digits = `${min}-${max}`;
      const format =
        numbers.get(digits) ??
        new Intl.NumberFormat(numberLocale, {
          minimumFractionDigits: min,
          maximumFractionDigits: Math.max(min, max),
          useGrouping: numberFormat !== 'plain',
        });
      numbers.set(digits, format);
      // Decimal strings are formatted as they are, without a detour over a float.
      return format.format(isNumeric(value) ? (value as Intl.StringNumericLiteral) : 0);
    },
    date: (iso) => withDate(iso, (date) => dates().format(date)),
    dateTime: (iso) => withDate(iso, (date) => times().format(date)),
    relative: (iso) => withDate(iso, (date) => relativeTo(ages(), date)),
  };
}

const known = new Map<string, Formatters>();

/** The formatters of a locale, the same for all who ask. */
export function formattersOf(locale: string, numberFormat: 'locale' | 'plain'): Formatters {
  const key = `${locale} ${numberFormat}`;
  const formatters = known.get(key) ?? createFormatters(locale, numberFormat);
  known.set(key, formatters);
  return formatters;
}
