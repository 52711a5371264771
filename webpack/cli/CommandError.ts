/** An expected failure of a command, such as a wrong argument or a failed check. The message says what to do. */
export class UsageError extends Error {
  override name = 'UsageError';
}
