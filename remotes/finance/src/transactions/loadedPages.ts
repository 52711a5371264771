import type { Transactions } from '@hashgrid/contracts';

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

const unloadedPage = (cursor: string | null): PageState => ({
  cursor,
  count: PLACEHOLDER_ROWS,
  isLoaded: false,
});

export const INITIAL_PAGES: readonly PageState[] = [unloadedPage(null)];

/**
 * Marks a page as loaded and appends the page that its cursor leads to. When that cursor has changed because rows were
 * added, drops the pages after it.
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
  const next = nextCursor === null ? [] : [unloadedPage(nextCursor)];
  return [...pages.slice(0, index), loaded, ...(isSameNext ? following : next)];
}

export interface PositionedPage extends PageState {
  index: number;
  /** Index of the page's first row in the whole list. */
  offset: number;
}

/** Adds to each page its index and the offset of its first row. */
export function withOffsets(pages: readonly PageState[]): PositionedPage[] {
  let offset = 0;
  return pages.map((page, index) => {
    const positioned = { ...page, index, offset };
    offset += page.count;
    return positioned;
  });
}
