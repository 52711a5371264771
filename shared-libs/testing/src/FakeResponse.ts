/** Response of a fake handler. */
export interface FakeResponse {
  status: number;
  /** Sent as JSON, or unchanged if it is a string or a stream. */
  body: unknown;
  /** Whether the response breaks its contract on purpose. */
  isMalformed?: boolean;
}
