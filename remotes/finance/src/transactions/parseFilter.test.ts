import { findDayErrors, parseFilter } from './parseFilter';

const parseQuery = (query: string) => parseFilter(new URLSearchParams(query));

describe('filters in the URL', () => {
  test('are read with the names of the API', () => {
    const query = 'kind=transfer&token=ORE&direction=out&from=2026-01-01&to=2026-01-31&order=oldest';
    expect(parseQuery(query)).toEqual(Object.fromEntries(new URLSearchParams(query)));
  });

  test.each([
    'kind=theft',
    'token=%3Cscript%3E',
    'token=A1234567890123456',
    'direction=sideways',
    'from=2026-02-30',
    'from=2026-02',
    'to=yesterday',
    'order=newest',
    'limit=5',
  ])('are dropped if invalid: %s', (query) => expect(parseQuery(query)).toEqual({}));

  test('have an error if the last day is before the first', () => {
    expect(findDayErrors(parseQuery('from=2026-01-02&to=2026-01-01'))).toHaveProperty('to');
    expect(findDayErrors(parseQuery('from=2026-01-02&to=2026-01-02'))).toEqual({});
    expect(findDayErrors(parseQuery('to=2026-01-01'))).toEqual({});
  });

  test.each([
    ['from=0000-01-01', 'from'],
    ['from=0202-01-01', 'from'],
    ['to=9999-12-31', 'to'],
  ])('have an error for a day outside the supported calendar: %s', (query, field) => {
    expect(findDayErrors(parseQuery(query))).toEqual({ [field]: 'Enter a valid date.' });
  });
});
