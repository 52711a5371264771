import { LANGUAGES } from '@hashgrid/contracts';
import { createFormatters } from './formatters';

const english = createFormatters('en-US', 'locale');

test.each([
  ['0', '0'],
  ['1234567.5', '1,234,567.5'],
  ['0.123456', '0.123456'],
  ['0.1234567', '0.123457'],
  ['12.500000', '12.5'],
  [0.1, '0.1'],
  ['-3.25', '-3.25'],
])('[K6] %s is shown with 0 to 6 fraction digits as %s', (value, text) => {
  expect(english.number(value)).toBe(text);
});

test('[K6] keeps all digits of long decimal strings', () => {
  expect(english.number('9007199254740993.123456')).toBe('9,007,199,254,740,993.123456');
  expect(english.number('0.000000010000000001', { max: 18 })).toBe('0.000000010000000001');
});

test('[K6] accepts other minimum and maximum numbers of fraction digits', () => {
  expect(english.number('1.5', { min: 2, max: 2 })).toBe('1.50');
  expect(english.number('1.5', { min: 8 })).toBe('1.50000000');
});

test.each([['abc'], [''], [NaN], [Infinity], ['1e400']])(
  'shows a dash for "%s", which is not a number',
  (value) => {
    expect(english.number(value)).toBe('–');
  },
);

test('[K6] formats plain numbers the same way in every language', () => {
  expect(createFormatters('de-DE', 'locale').number('1234.5')).toBe('1.234,5');
  expect(createFormatters('de-DE', 'plain').number('1234.5')).toBe('1234.5');
  expect(createFormatters('ar-SA', 'plain').number('1234.5')).toBe('1234.5');
});

test('writes numbers and dates with Latin digits in Arabic', () => {
  const arabic = createFormatters('ar-SA', 'locale');
  const now = new Date().toISOString();
  const texts = [
    arabic.number('1234.5'),
    arabic.date(now),
    arabic.time(now),
    arabic.time(now, { seconds: true }),
    arabic.dateTime(now),
    arabic.relative(now),
  ];
  expect(texts.join(' ')).not.toMatch(/[٠-٩]/);
  expect(arabic.number('1234.5')).toBe('1,234.5');
});

test('formats dates and times, and an invalid date as a dash', () => {
  expect(english.date('2026-03-04T12:00:00Z')).toBe('Mar 4, 2026');
  expect(english.dateTime('2026-03-04T12:00:00Z')).toMatch(/Mar 4, 2026/);
  const noon = new Date(2026, 2, 4, 12, 0, 5).toISOString();
  expect(english.time(noon)).toMatch(/^12:00\sPM$/);
  expect(english.time(noon, { seconds: true })).toMatch(/^12:00:05\sPM$/);
  expect(english.time('noon')).toBe('–');
  expect(english.date('yesterday')).toBe('–');
  expect(english.relative('')).toBe('–');
});

test('formats relative times in the largest fitting unit', () => {
  const formatAgo = (seconds: number) =>
    english.relative(new Date(Date.now() - seconds * 1000).toISOString());
  expect(formatAgo(0)).toBe('now');
  expect(formatAgo(59)).toBe('59 seconds ago');
  expect(formatAgo(60)).toBe('1 minute ago');
  expect(formatAgo(2 * 86_400 + 5)).toBe('2 days ago');
});

test('counts days, months and years, because a day and a half from now may not be tomorrow', () => {
  const formatIn = (days: number) =>
    english.relative(new Date(Date.now() + days * 86_400_000 + 1000).toISOString());
  expect(formatIn(1.5)).toBe('in 1 day');
  expect(formatIn(-1.5)).toBe('1 day ago');
  expect(formatIn(-45)).toBe('1 month ago');
  expect(formatIn(-700)).toBe('1 year ago');
});

test.each(LANGUAGES.map(({ locale }) => locale))('[K8] writes dates and times in English in %s', (locale) => {
  const { date, time, dateTime, day, month } = createFormatters(locale, 'locale');
  const noon = new Date(2026, 2, 4, 12, 0, 5).toISOString();
  const texts = [
    date(noon),
    time(noon),
    time(noon, { seconds: true }),
    dateTime(noon),
    day('2026-03-04'),
    month('2026-03'),
  ];
  expect(texts.map((text) => text.replace(/[\u2066\u2069]/g, '').replace('\u202F', ' '))).toEqual([
    'Mar 4, 2026',
    '12:00 PM',
    '12:00:05 PM',
    'Mar 4, 2026, 12:00 PM',
    'Mar 4',
    'March 2026',
  ]);
});

test('[K8] keeps the order of a date within Arabic text', () => {
  const { day, month, date } = createFormatters('ar-SA', 'locale');
  expect(day('2026-03-04')).toBe('\u2066Mar 4\u2069');
  expect(month('2026-03')).toBe('\u2066March 2026\u2069');
  expect(date('yesterday')).toBe('–');
  expect(english.day('2026-03-04')).toBe('Mar 4');
});

test.each(LANGUAGES.map(({ locale }) => locale))('[K8] writes timestamps in UTC in %s', (locale) => {
  const { timestamp } = createFormatters(locale, 'locale');
  expect(timestamp('2026-03-04T23:05:06.789+07:00')).toBe('2026-03-04T16:05:06Z');
  expect(timestamp('yesterday')).toBe('–');
});

test('writes relative times in the language of the player', () => {
  const minuteAgo = new Date(Date.now() - 61_000).toISOString();
  expect(createFormatters('de-DE', 'locale').relative(minuteAgo)).toBe('vor 1 Minute');
  expect(createFormatters('ar-SA', 'locale').relative(minuteAgo)).toMatch(/\p{Script=Arabic}/u);
});
