/** A failed release command; its message says what failed, why and what to do next. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}
