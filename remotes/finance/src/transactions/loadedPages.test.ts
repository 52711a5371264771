import type { Transaction } from '@hashgrid/contracts';
import { INITIAL_PAGES, withOffsets, updatePage } from './loadedPages';

const page = (count: number, nextCursor: string | null) => ({
  items: Array.from({ length: count }, (_, index) => ({ lineId: String(index) }) as Transaction),
  nextCursor,
  previousCursor: null,
});

describe('the pages of a long list', () => {
  test('each that comes makes the next one known, until there is none', () => {
    const one = updatePage(INITIAL_PAGES, 0, page(50, 'b'));
    const two = updatePage(one, 1, page(50, 'c'));
    const all = updatePage(two, 2, page(7, null));
    expect(all.map(({ cursor, count, isLoaded }) => [cursor, count, isLoaded])).toEqual([
      [null, 50, true],
      ['b', 50, true],
      ['c', 7, true],
    ]);
    expect(withOffsets(all).map(({ offset }) => offset)).toEqual([0, 50, 100]);
  });

  test('the same page again changes nothing', () => {
    const one = updatePage(INITIAL_PAGES, 0, page(50, 'b'));
    expect(updatePage(one, 0, page(50, 'b'))).toBe(one);
  });

  test('rows that were added move the next page, and what was known beyond it is asked for again', () => {
    const known = updatePage(updatePage(INITIAL_PAGES, 0, page(50, 'b')), 1, page(50, null));
    expect(updatePage(known, 0, page(50, 'a2')).map(({ cursor, isLoaded }) => [cursor, isLoaded])).toEqual([
      [null, true],
      ['a2', false],
    ]);
  });

  test('a page that comes after its place is gone is passed over', () => {
    expect(updatePage(INITIAL_PAGES, 3, page(50, null))).toBe(INITIAL_PAGES);
  });
});
