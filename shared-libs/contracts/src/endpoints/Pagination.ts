/** Pagination parameters of a list. */
export interface Pagination {
  /** `nextCursor` of the previous page; null or omitted for the first page. */
  cursor?: string | null;
  limit?: number;
}
