import { isRangeReversed, parseFilter } from './parseFilter';

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
    expect(isRangeReversed(read('from=2026-01-02&to=2026-01-01'))).toBe(true);
    expect(isRangeReversed(read('from=2026-01-02&to=2026-01-02'))).toBe(false);
    expect(isRangeReversed(read('to=2026-01-01'))).toBe(false);
  });
});
