import type { Transaction } from '@hashgrid/contracts';
import { INITIAL_PAGES, updatePage, addOffsets } from './loadedPages';

const createPage = (count: number, nextCursor: string | null) => ({
  items: Array.from({ length: count }, (_, index) => ({ lineId: String(index) }) as Transaction),
  nextCursor,
  previousCursor: null,
});

describe('the pages of a long list', () => {
  test('append a next page with each loaded page, until the last one', () => {
    const one = updatePage(INITIAL_PAGES, 0, createPage(50, 'b'));
    const two = updatePage(one, 1, createPage(50, 'c'));
    const all = updatePage(two, 2, createPage(7, null));
    expect(all.map(({ cursor, count, isLoaded }) => [cursor, count, isLoaded])).toEqual([
      [null, 50, true],
      ['b', 50, true],
      ['c', 7, true],
    ]);
    expect(addOffsets(all).map(({ offset }) => offset)).toEqual([0, 50, 100]);
  });

  test('stay the same when a page is loaded again unchanged', () => {
    const one = updatePage(INITIAL_PAGES, 0, createPage(50, 'b'));
    expect(updatePage(one, 0, createPage(50, 'b'))).toBe(one);
  });

  test('drop the following pages when new rows have changed the cursor of the next page', () => {
    const loaded = updatePage(updatePage(INITIAL_PAGES, 0, createPage(50, 'b')), 1, createPage(50, null));
    expect(
      updatePage(loaded, 0, createPage(50, 'a2')).map(({ cursor, isLoaded }) => [cursor, isLoaded]),
    ).toEqual([
      [null, true],
      ['a2', false],
    ]);
  });

  test('ignore a page that loads after it was dropped', () => {
    expect(updatePage(INITIAL_PAGES, 3, createPage(50, null))).toBe(INITIAL_PAGES);
  });
});
