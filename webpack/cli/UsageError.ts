/** A command that cannot run as it was called or where it runs. The message says what to do. */
export class UsageError extends Error {
  override name = 'UsageError';
}
