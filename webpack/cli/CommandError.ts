/** A command that can't be carried out, such as one with a wrong argument or a failed check. The message says what to do. */
export class CommandError extends Error {
  override name = 'CommandError';
}
