import type { TransactionFilter, Transactions } from '@hashgrid/contracts';
import type { RowRange } from './useVisibleRows';

/** Load state of one page of the list. */
export interface PageState {
  /** Null for the first page. */
  cursor: string | null;
  /** Number of rows; an estimate until the page is loaded. */
  count: number;
  isLoaded: boolean;
}

/** Estimated rows of a page that is not loaded. */
const PLACEHOLDER_ROWS = 8;

const createUnloadedPage = (cursor: string | null): PageState => ({
  cursor,
  count: PLACEHOLDER_ROWS,
  isLoaded: false,
});

/** Pages of a list of which nothing is loaded. */
export const INITIAL_PAGES: readonly PageState[] = [createUnloadedPage(null)];

/**
 * Marks a page as loaded, and appends the next page, to which its cursor leads. If that cursor has changed because rows were
 * added, drops all pages that followed. Returns the same array if nothing has changed.
 */
export function updatePage(
  pages: readonly PageState[],
  index: number,
  { items, nextCursor }: Transactions,
): readonly PageState[] {
  const page = pages[index];
  if (!page) return pages;
  const following = pages.slice(index + 1);
  const isSameNext = (following[0]?.cursor ?? null) === nextCursor;
  if (page.isLoaded && page.count === items.length && isSameNext) return pages;
  const loaded = { ...page, count: items.length, isLoaded: true };
  const next = nextCursor === null ? [] : [createUnloadedPage(nextCursor)];
  return [...pages.slice(0, index), loaded, ...(isSameNext ? following : next)];
}

/** A page with its position in the list. */
export interface PositionedPage extends PageState {
  /** Index of the page. */
  index: number;
  /** Index of the page's first row in the whole list. */
  offset: number;
}

/** Adds to each page its index and the offset of its first row. */
export function addOffsets(pages: readonly PageState[]): PositionedPage[] {
  let offset = 0;
  return pages.map((page, index) => {
    const positioned = { ...page, index, offset };
    offset += page.count;
    return positioned;
  });
}

/** Returns the pages with rows in a range, and the page of an empty list, which polls for the first row. */
export const findVisiblePages = (
  pages: readonly PositionedPage[],
  { start, end }: RowRange,
): PositionedPage[] =>
  pages.filter(({ offset, count }) => count === 0 || (offset < end && offset + count > start));

/** Returns the index of the page on which new rows appear. */
export const getNewestPageIndex = (pages: readonly PageState[], order: TransactionFilter['order']): number =>
  order === 'oldest' ? pages.length - 1 : 0;
