import type { Transaction } from '@hashgrid/contracts';
import { FIRST_PAGES, placePages, withPage } from './pageList';

const page = (count: number, nextCursor: string | null) => ({
  items: Array.from({ length: count }, (_, index) => ({ lineId: String(index) }) as Transaction),
  nextCursor,
  previousCursor: null,
});

describe('the pages of a long list', () => {
  test('each that comes makes the next one known, until there is none', () => {
    const one = withPage(FIRST_PAGES, 0, page(50, 'b'));
    const two = withPage(one, 1, page(50, 'c'));
    const all = withPage(two, 2, page(7, null));
    expect(all.map(({ cursor, count, hasCome }) => [cursor, count, hasCome])).toEqual([
      [null, 50, true],
      ['b', 50, true],
      ['c', 7, true],
    ]);
    expect(placePages(all).map(({ offset }) => offset)).toEqual([0, 50, 100]);
  });

  test('the same page again changes nothing', () => {
    const one = withPage(FIRST_PAGES, 0, page(50, 'b'));
    expect(withPage(one, 0, page(50, 'b'))).toBe(one);
  });

  test('rows that were added move the next page, and what was known beyond it is asked for again', () => {
    const known = withPage(withPage(FIRST_PAGES, 0, page(50, 'b')), 1, page(50, null));
    expect(withPage(known, 0, page(50, 'a2')).map(({ cursor, hasCome }) => [cursor, hasCome])).toEqual([
      [null, true],
      ['a2', false],
    ]);
  });

  test('a page that comes after its place is gone is passed over', () => {
    expect(withPage(FIRST_PAGES, 3, page(50, null))).toBe(FIRST_PAGES);
  });
});
