import { findDayErrors, parseFilter } from './parseFilter';

const read = (query: string) => parseFilter(new URLSearchParams(query));

describe('filters in the URL', () => {
  test('are read with the names of the API', () => {
    const query = 'kind=transfer&token=ORE&direction=out&from=2026-01-01&to=2026-01-31&order=oldest';
    expect(read(query)).toEqual(Object.fromEntries(new URLSearchParams(query)));
  });

  test.each([
    'kind=theft',
    'token=%3Cscript%3E',
    'direction=sideways',
    'from=2026-02-30',
    'to=yesterday',
    'order=newest',
    'limit=5',
  ])('drops the invalid %s', (query) => expect(read(query)).toEqual({}));

  test('detects a last day before the first', () => {
    expect(findDayErrors(read('from=2026-01-02&to=2026-01-01'))).toHaveProperty('to');
    expect(findDayErrors(read('from=2026-01-02&to=2026-01-02'))).toEqual({});
    expect(findDayErrors(read('to=2026-01-01'))).toEqual({});
  });

  test.each([
    ['from=0000-01-01', 'from'],
    ['from=0202-01-01', 'from'],
    ['to=9999-12-31', 'to'],
  ])('detects a day outside the calendar: %s', (query, field) => {
    expect(findDayErrors(read(query))).toEqual({ [field]: 'Enter a valid date.' });
  });
});
