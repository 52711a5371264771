/** Something that a reviewer asked for cannot be done; the message says what and why. */
export class ReviewError extends Error {
  override name = 'ReviewError';
}
