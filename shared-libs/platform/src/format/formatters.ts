import { DECIMAL_PATTERN, DEFAULT_LOCALE, FRACTION_DIGITS, getDirection } from '@hashgrid/contracts';
import { serverNow } from '../api/serverClock';

/** Dates, times of day, days and months are in English in every language [K8]; numbers and relative times are in the player's. */
export interface Formatters {
  /** A number or decimal string, with 0 to 6 fraction digits by default [K6]; a dash for anything else. Strings keep all integer digits. */
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
  /** Like `relative`, for a time that this device measured. */
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

const NO_VALUE = '–';
/** Length of an ISO time without fractions of a second. */
const WHOLE_SECONDS_LENGTH = 'YYYY-MM-DDTHH:mm:ss'.length;

const isNumeric = (value: string | number) =>
  typeof value === 'number' ? Number.isFinite(value) : DECIMAL_PATTERN.test(value);

function formatDate(iso: string, format: (date: Date) => string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? NO_VALUE : format(date);
}

/** Returns the time from now until a date, in whole units of the largest kind that fits. */
function measureTimeUntil(date: Date, now: number): [count: number, unit: Intl.RelativeTimeFormatUnit] {
  const seconds = Math.round((date.getTime() - now) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const);
  return [Math.trunc(seconds / size), unit];
}

/** Defers creating an Intl formatter, which is expensive, to its first use. */
function createLazily<Format>(create: () => Format): () => Format {
  let format: Format | undefined;
  return () => (format ??= create());
}

/** Creates the formatters of a locale. All use Latin digits; plain numbers have a decimal point and no grouping. */
export function createFormatters(language: string, numberFormat: 'locale' | 'plain'): Formatters {
  const locale = `${language}-u-nu-latn`;
  const numberLocale = numberFormat === 'plain' ? DEFAULT_LOCALE : locale;
  const numbers = new Map<string, Intl.NumberFormat>();
  // Always counts: what is a day and a half away may be neither "tomorrow" nor "yesterday".
  const relativeTimes = createLazily(() => new Intl.RelativeTimeFormat(locale));
  const nowText = createLazily(() =>
    new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second'),
  );
  const formatRelative = (iso: string, now: number) =>
    formatDate(iso, (date) => {
      const [count, unit] = measureTimeUntil(date, now);
      return count === 0 ? nowText() : relativeTimes().format(count, unit);
    });
  // Isolates an English date, so that its parts keep their order in right-to-left text.
  const [isolateStart, isolateEnd] = getDirection(language) === 'rtl' ? ['\u2066', '\u2069'] : ['', ''];
  const createEnglishFormat = (options: Intl.DateTimeFormatOptions) => {
    const format = createLazily(() => new Intl.DateTimeFormat(DEFAULT_LOCALE, options));
    return (iso: string) => formatDate(iso, (date) => isolateStart + format().format(date) + isolateEnd);
  };
  const time = createEnglishFormat({ timeStyle: 'short' });
  const timeWithSeconds = createEnglishFormat({ timeStyle: 'medium' });
  return {
    number(value, { min = FRACTION_DIGITS.min, max = FRACTION_DIGITS.max } = {}) {
      if (!isNumeric(value)) return NO_VALUE;
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
      return format.format(value as Intl.StringNumericLiteral);
    },
    date: createEnglishFormat({ dateStyle: 'medium' }),
    time: (iso, { seconds = false } = {}) => (seconds ? timeWithSeconds : time)(iso),
    dateTime: createEnglishFormat({ dateStyle: 'medium', timeStyle: 'short' }),
    day: createEnglishFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' }),
    month: createEnglishFormat({ year: 'numeric', month: 'long', timeZone: 'UTC' }),
    timestamp: (iso) => formatDate(iso, (date) => `${date.toISOString().slice(0, WHOLE_SECONDS_LENGTH)}Z`),
    relative: (iso) => formatRelative(iso, serverNow()),
    relativeToDevice: (iso) => formatRelative(iso, Date.now()),
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
