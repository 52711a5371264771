import type { Transaction } from '@hashgrid/contracts';
import { INITIAL_PAGES, updatePage, withOffsets } from './loadedPages';

const page = (count: number, nextCursor: string | null) => ({
  items: Array.from({ length: count }, (_, index) => ({ lineId: String(index) }) as Transaction),
  nextCursor,
  previousCursor: null,
});

describe('the pages of a long list', () => {
  test('append the next page with each one that loads, until the last', () => {
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

  test('stay the same when a page loads again unchanged', () => {
    const one = updatePage(INITIAL_PAGES, 0, page(50, 'b'));
    expect(updatePage(one, 0, page(50, 'b'))).toBe(one);
  });

  test('drop what follows when new rows have moved the next page', () => {
    const known = updatePage(updatePage(INITIAL_PAGES, 0, page(50, 'b')), 1, page(50, null));
    expect(updatePage(known, 0, page(50, 'a2')).map(({ cursor, isLoaded }) => [cursor, isLoaded])).toEqual([
      [null, true],
      ['a2', false],
    ]);
  });

  test('ignore a page that loads after it was dropped', () => {
    expect(updatePage(INITIAL_PAGES, 3, page(50, null))).toBe(INITIAL_PAGES);
  });
});
