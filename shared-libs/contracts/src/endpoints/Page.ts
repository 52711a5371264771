/** Which part of a list is asked for. */
export interface Page {
  /** `nextCursor` of the page before; null or left out for the first one. */
  cursor?: string | null;
  limit?: number;
}
