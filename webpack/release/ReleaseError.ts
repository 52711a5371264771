/** A release command that cannot be done; the message names the thing at fault and the next step. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}
