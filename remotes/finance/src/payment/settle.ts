import type { ApiErrorBody } from '@hashgrid/contracts';
import { toApiError } from '@hashgrid/platform';

/** Waits between the tries of a payment whose outcome is unknown. */
const RETRY_DELAYS_MS = [1_000, 3_000, 6_000];

/** `checking`: sent, no answer, asking again with the same key. `unknown`: still no answer. */
export type Progress = 'ready' | 'sending' | 'checking' | 'unknown';

/** How a payment ended, as far as is known; `left`: nobody is waiting for it any more. */
export type Settlement<Receipt> =
  | { kind: 'paid'; receipt: Receipt }
  | { kind: 'refused'; refusal: ApiErrorBody }
  | { kind: 'unknown' }
  | { kind: 'left' };

interface Waiting {
  /** An answer did not come: the same payment is asked for again. */
  onChecking: () => void;
  hasLeft: () => boolean;
  /** An earlier try of this payment got no answer. */
  isRetry: boolean;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** No answer, or one that does not say whether the money moved. */
function isUnknown({ statusCode }: ApiErrorBody, isRetry: boolean): boolean {
  if (statusCode < 400 || statusCode === 408 || (statusCode >= 500 && statusCode < 600)) return true;
  // Refused at the door, before the server has looked whether an earlier try was paid.
  return isRetry && (statusCode === 401 || statusCode === 429 || statusCode === 4290);
}

/**
 * Sends a payment until the server says how it ended, or for about ten seconds. `send` carries the same idempotency key
 * at each try, so that it is paid once.
 */
export async function settle<Receipt>(
  send: () => Promise<Receipt>,
  { onChecking, hasLeft, isRetry }: Waiting,
): Promise<Settlement<Receipt>> {
  for (const delay of [0, ...RETRY_DELAYS_MS]) {
    if (delay > 0) {
      onChecking();
      await wait(delay);
      if (hasLeft()) return { kind: 'left' };
    }
    try {
      return { kind: 'paid', receipt: await send() };
    } catch (error) {
      const refusal = toApiError(error);
      if (!isUnknown(refusal, isRetry || delay > 0)) return { kind: 'refused', refusal };
    }
  }
  return { kind: 'unknown' };
}
