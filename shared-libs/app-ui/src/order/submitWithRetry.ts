import { ERROR_CODES, type ApiErrorBody } from '@hashgrid/contracts';
import { toApiError } from '@hashgrid/platform';

/** Delay before each retry of an order that got no response. */
const RETRY_DELAYS_MS = [1_000, 3_000, 6_000];

/** Status codes of errors that occur before the server looks up the idempotency key. */
const EARLY_REJECTIONS: readonly number[] = [
  429,
  ERROR_CODES.rateLimited,
  ERROR_CODES.accessTokenExpired,
  ERROR_CODES.sessionRevoked,
];

/** Result of submitting an order. `error` is the last one; `canceled` if the caller stopped waiting for a retry. */
export type SubmitResult<Receipt> =
  { kind: 'accepted'; receipt: Receipt } | { kind: 'rejected' | 'unknown' | 'canceled'; error: ApiErrorBody };

interface RetryOptions {
  /** Called before each retry. */
  onRetry: () => void;
  /** Whether to give up instead of retrying. */
  isCanceled: () => boolean;
  /** Whether an earlier attempt at this order got no response. */
  isRetry: boolean;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Returns whether an error leaves open if the order was executed.
 * @param isRetry whether an earlier attempt at this order got no response
 */
export function isInconclusive({ statusCode }: ApiErrorBody, isRetry = false): boolean {
  // Below 400 are network errors (0) and successful responses that can't be read.
  if (statusCode < 400 || statusCode === 408 || (statusCode >= 500 && statusCode < 600)) return true;
  // The session may have ended after the order was executed.
  if (statusCode === 401) return true;
  // An earlier attempt may have been executed.
  return isRetry && EARLY_REJECTIONS.includes(statusCode);
}

/**
 * Submits an order and retries for about ten seconds while the outcome is unknown.
 * @param submit sends the same idempotency key on every attempt, so that the server executes the order once
 */
export async function submitWithRetry<Receipt>(
  submit: () => Promise<Receipt>,
  { onRetry, isCanceled, isRetry }: RetryOptions,
): Promise<SubmitResult<Receipt>> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return { kind: 'accepted', receipt: await submit() };
    } catch (caught) {
      const error = toApiError(caught);
      if (!isInconclusive(error, isRetry || attempt > 0)) return { kind: 'rejected', error };
      const delay = RETRY_DELAYS_MS[attempt];
      if (delay === undefined) return { kind: 'unknown', error };
      onRetry();
      await wait(delay);
      if (isCanceled()) return { kind: 'canceled', error };
    }
  }
}
