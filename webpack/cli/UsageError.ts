/** A command that cannot run as it was called; the message says how to call it. */
export class UsageError extends Error {
  override name = 'UsageError';
}
