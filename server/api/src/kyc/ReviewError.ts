/** A reviewer's command that can't be carried out; the message says what failed and why. */
export class ReviewError extends Error {
  override name = 'ReviewError';
}
