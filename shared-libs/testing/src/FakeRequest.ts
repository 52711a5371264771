/** A request as the API receives it. */
export interface FakeRequest {
  method: string;
  /** Relative to `/api/v1`, without the query. */
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
  /** Values of the `:names` in the handler's key. */
  params: Record<string, string>;
}
