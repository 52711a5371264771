import { isCalendarDay, toMonth } from './calendar';

describe('isCalendarDay', () => {
  test.each(['1900-01-01', '2024-02-29', '2026-12-31', '2999-12-31'])('accepts %s', (day) => {
    expect(isCalendarDay(day)).toBe(true);
  });

  test.each([
    '',
    '0000-01-01',
    '1899-12-31',
    '2025-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-1-01',
    '2026-01-01T00:00',
    '3000-01-01',
    '9999-12-31',
    '275760-09-13',
    '+010000-01-01',
  ])('rejects "%s"', (day) => {
    expect(isCalendarDay(day)).toBe(false);
  });
});

test('toMonth returns the month in UTC', () => {
  expect(toMonth(new Date('2026-01-31T23:59:59.999Z'))).toBe('2026-01');
  expect(toMonth(new Date('2026-01-31T23:30:00-05:00'))).toBe('2026-02');
});
