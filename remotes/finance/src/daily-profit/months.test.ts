import { addMonths, listDays, isMonth, listMonths } from './months';

describe('months', () => {
  test('are accepted only within the supported calendar', () => {
    expect(['2026-01', '2026-12'].every(isMonth)).toBe(true);
    expect(['0000-01', '9999-12', '2026-13', '2026-1', '2026-00', 'now', '2026-01-01'].some(isMonth)).toBe(
      false,
    );
  });

  test('cross the end of a year', () => {
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(listMonths('2025-11', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  });

  test('are only the last one if the first is later or invalid', () => {
    expect(listMonths('2026-05', '2026-02')).toEqual(['2026-02']);
    expect(listMonths('', '2026-02')).toEqual(['2026-02']);
  });

  test('list all their days up to today', () => {
    expect(listDays('2028-02', '2030-01-01')).toHaveLength(29);
    expect(listDays('2026-03', '2026-03-02')).toEqual(['2026-03-01', '2026-03-02']);
  });
});
