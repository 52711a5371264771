/** An operator's command that can't be carried out; the message says what failed and why. */
export class CommandError extends Error {
  override name = 'CommandError';
}
