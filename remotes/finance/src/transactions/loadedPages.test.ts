import type { Transaction } from '@hashgrid/contracts';
import { INITIAL_PAGES, addOffsets, findVisiblePages, getNewestPageIndex, updatePage } from './loadedPages';

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
    const all = updatePage(one, 1, createPage(7, null));
    expect(updatePage(all, 1, createPage(7, null))).toBe(all);
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

  test('keep the following pages when rows were added without changing the cursor of the next page', () => {
    const loaded = updatePage(updatePage(INITIAL_PAGES, 0, createPage(50, 'b')), 1, createPage(49, null));
    const changed = updatePage(loaded, 1, createPage(50, null));
    expect(changed[1]).toEqual({ cursor: 'b', count: 50, isLoaded: true });
    expect(updatePage(changed, 0, createPage(49, 'b'))).toEqual([
      { cursor: null, count: 49, isLoaded: true },
      changed[1],
    ]);
  });

  test('end with a page that no longer has a next one', () => {
    const loaded = updatePage(INITIAL_PAGES, 0, createPage(50, 'b'));
    expect(updatePage(loaded, 0, createPage(50, null))).toHaveLength(1);
  });

  test('count a page as loaded that has as many rows as were estimated', () => {
    const [page] = INITIAL_PAGES;
    expect(updatePage(INITIAL_PAGES, 0, createPage(page?.count ?? 0, null))).toEqual([
      { ...page, isLoaded: true },
    ]);
  });

  test('are visible with at least one row in the range, or as the page of an empty list', () => {
    const pages = addOffsets(updatePage(INITIAL_PAGES, 0, createPage(50, 'b')));
    const findIndexes = (start: number, end: number) =>
      findVisiblePages(pages, { start, end }).map(({ index }) => index);
    expect(findIndexes(49, 50)).toEqual([0]);
    expect(findIndexes(50, 51)).toEqual([1]);
    expect(findIndexes(49, 51)).toEqual([0, 1]);
    const empty = addOffsets(updatePage(INITIAL_PAGES, 0, createPage(0, null)));
    expect(findVisiblePages(empty, { start: 0, end: 0 })).toHaveLength(1);
  });

  test('get new rows on the first page, or on the last one if the oldest are first', () => {
    const pages = updatePage(INITIAL_PAGES, 0, createPage(50, 'b'));
    expect(getNewestPageIndex(pages, undefined)).toBe(0);
    expect(getNewestPageIndex(pages, 'oldest')).toBe(1);
  });

  test('ignore a page that loads after it was dropped', () => {
    expect(updatePage(INITIAL_PAGES, 3, createPage(50, null))).toBe(INITIAL_PAGES);
  });
});
