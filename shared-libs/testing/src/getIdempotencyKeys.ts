import type { FakeRequest } from './FakeRequest';

/** Returns the idempotency key of each request; a retry of the same order must repeat it. */
export const getIdempotencyKeys = (calls: readonly FakeRequest[]): (string | undefined)[] =>
  calls.map(({ headers }) => headers['idempotency-key']);
