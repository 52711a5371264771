import type { Transactions } from '@hashgrid/contracts';

/** A page of a long list, as far as is known. */
export interface PageState {
  /** Null for the first one. */
  cursor: string | null;
  /** Rows; an assumption until the page has come. */
  count: number;
  isLoaded: boolean;
}

/** Rows that stand in for a page that has not come. */
const PLACEHOLDER_ROWS = 8;

const placeholderPage = (cursor: string | null): PageState => ({
  cursor,
  count: PLACEHOLDER_ROWS,
  isLoaded: false,
});

export const INITIAL_PAGES: readonly PageState[] = [placeholderPage(null)];

/**
 * The pages once one of them has come: the next one is known by its cursor. Where that has moved, because rows were
 * added, what was known beyond it holds no more.
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
  const known = { ...page, count: items.length, isLoaded: true };
  const next = nextCursor === null ? [] : [placeholderPage(nextCursor)];
  return [...pages.slice(0, index), known, ...(isSameNext ? following : next)];
}

export interface PositionedPage extends PageState {
  index: number;
  /** Index of its first row in the whole list. */
  offset: number;
}

/** The pages, each with its place in the list. */
export function withOffsets(pages: readonly PageState[]): PositionedPage[] {
  let offset = 0;
  return pages.map((page, index) => {
    const placed = { ...page, index, offset };
    offset += page.count;
    return placed;
  });
}
