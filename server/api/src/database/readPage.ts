/**
 * Reads a page of a list, and the cursor of the next page: null on the last one.
 * @param listRows Returns at most `count` rows. It is asked for one more than the page has, to see whether there is a next page.
 * @param getCursor Returns what identifies the last row of the page.
 */
export async function readPage<Row>(
  limit: number,
  listRows: (count: number) => Promise<Row[]>,
  getCursor: (last: Row) => string | number | bigint,
): Promise<{ rows: Row[]; nextCursor: string | null }> {
  const listed = await listRows(limit + 1);
  const rows = listed.slice(0, limit);
  const last = rows.at(-1);
  return { rows, nextCursor: listed.length > limit && last ? String(getCursor(last)) : null };
}
