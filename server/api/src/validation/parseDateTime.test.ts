import { parseDateTime } from './parseDateTime';

test.each([
  ['2026-02-28T12:00:00Z', '2026-02-28T12:00:00.000Z'],
  ['2026-02-28T23:59:59.25+02:00', '2026-02-28T21:59:59.250Z'],
])('parses %s', (text, time) => {
  expect(parseDateTime(text)?.toISOString()).toBe(time);
});

test.each([
  '2026-02-28',
  '2026-02-28T12:00:00',
  '2026-02-28 12:00:00Z',
  '2026-02-30T12:00:00Z',
  '2026-02-28T24:00:00Z',
  '2026-02-28T12:60:00Z',
  '2026-02-28T12:00:00+24:00',
])('returns null for %s', (text) => {
  expect(parseDateTime(text)).toBeNull();
});
