import { FRACTION_DIGITS } from '@hashgrid/contracts';
import { serverNow } from '../api/serverClock';

export interface Formatters {
  /** A number or decimal string, 0 to 6 fraction digits by default [K6]. Strings keep all integer digits. */
  number(value: string | number, options?: { min?: number; max?: number }): string;
  date(iso: string): string;
  /** Time of day, to the minute by default. */
  time(iso: string, options?: { seconds?: boolean }): string;
  dateTime(iso: string): string;
  /** Day of a UTC date (`2026-01-31`) without the year. */
  day(date: string): string;
  /** Month and year of a UTC month (`2026-01`). */
  month(month: string): string;
  /** For machines, in UTC: `YYYY-MM-DDTHH:mm:ssZ` [K8]. */
  timestamp(iso: string): string;
  /** "3 minutes ago", by the server's clock. */
  relative(iso: string): string;
  /** The same for a time that this device measured. */
  relativeToDevice(iso: string): string;
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
/** Where the fraction of a second begins in an ISO time. */
const SECONDS_END = 'YYYY-MM-DDTHH:mm:ss'.length;

const isNumeric = (value: string | number) =>
  typeof value === 'number' ? Number.isFinite(value) : /^-?\d+(\.\d+)?$/.test(value);

function formatDate(iso: string, format: (date: Date) => string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? NO_DATE : format(date);
}

function formatRelative(now: number, format: Intl.RelativeTimeFormat, date: Date): string {
  const seconds = Math.round((date.getTime() - now) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const);
  return format.format(Math.trunc(seconds / size), unit);
}

/** Creating an Intl formatter is expensive, so each is created on first use. */
function lazy<Format>(create: () => Format): () => Format {
  let format: Format | undefined;
  return () => (format ??= create());
}

/** Creates the formatters of a locale. All use Latin digits and the Gregorian calendar; plain numbers have a decimal point and no grouping. */
export function createFormatters(language: string, numberFormat: 'locale' | 'plain'): Formatters {
  const locale = `${language}-u-ca-gregory-nu-latn`;
  const numberLocale = numberFormat === 'plain' ? 'en-US' : locale;
  const numbers = new Map<string, Intl.NumberFormat>();
  const dates = lazy(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
  const times = lazy(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));
  const timesWithSeconds = lazy(() => new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }));
  const dateTimes = lazy(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
  const days = lazy(
    () => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  );
  const months = lazy(
    () => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }),
  );
  const relativeTimes = lazy(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
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
      // Decimal strings are passed on unparsed, because a float would lose digits.
      return format.format(isNumeric(value) ? (value as Intl.StringNumericLiteral) : 0);
    },
    date: (iso) => formatDate(iso, (date) => dates().format(date)),
    time: (iso, { seconds = false } = {}) =>
      formatDate(iso, (date) => (seconds ? timesWithSeconds() : times()).format(date)),
    dateTime: (iso) => formatDate(iso, (date) => dateTimes().format(date)),
    day: (date) => formatDate(date, (at) => days().format(at)),
    month: (month) => formatDate(month, (at) => months().format(at)),
    timestamp: (iso) => formatDate(iso, (date) => `${date.toISOString().slice(0, SECONDS_END)}Z`),
    relative: (iso) => formatDate(iso, (date) => formatRelative(serverNow(), relativeTimes(), date)),
    relativeToDevice: (iso) => formatDate(iso, (date) => formatRelative(Date.now(), relativeTimes(), date)),
  };
}

const cache = new Map<string, Formatters>();

/** Returns the cached formatters of a locale. */
export function getFormatters(locale: string, numberFormat: 'locale' | 'plain'): Formatters {
  const key = `${locale} ${numberFormat}`;
  const formatters = cache.get(key) ?? createFormatters(locale, numberFormat);
  cache.set(key, formatters);
  return formatters;
}
