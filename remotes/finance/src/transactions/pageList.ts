import type { Transactions } from '@hashgrid/contracts';

/** A page of a long list, as far as is known. */
export interface ListedPage {
  /** Null for the first one. */
  cursor: string | null;
  /** Rows; an assumption until the page has come. */
  count: number;
  hasCome: boolean;
}

/** Rows that stand in for a page that has not come. */
const COMING_ROWS = 8;

const comingPage = (cursor: string | null): ListedPage => ({ cursor, count: COMING_ROWS, hasCome: false });

export const FIRST_PAGES: readonly ListedPage[] = [comingPage(null)];

/**
 * The pages once one of them has come: the next one is known by its cursor. Where that has moved, because rows were
 * added, what was known beyond it holds no more.
 */
export function withPage(
  pages: readonly ListedPage[],
  index: number,
  { items, nextCursor }: Transactions,
): readonly ListedPage[] {
  const page = pages[index];
  if (!page) return pages;
  const following = pages.slice(index + 1);
  const isSameNext = (following[0]?.cursor ?? null) === nextCursor;
  if (page.hasCome && page.count === items.length && isSameNext) return pages;
  const known = { ...page, count: items.length, hasCome: true };
  const next = nextCursor === null ? [] : [comingPage(nextCursor)];
  return [...pages.slice(0, index), known, ...(isSameNext ? following : next)];
}

export interface PlacedPage extends ListedPage {
  index: number;
  /** Index of its first row in the whole list. */
  offset: number;
}

/** The pages, each with its place in the list. */
export function placePages(pages: readonly ListedPage[]): PlacedPage[] {
  let offset = 0;
  return pages.map((page, index) => {
    const placed = { ...page, index, offset };
    offset += page.count;
    return placed;
  });
}
