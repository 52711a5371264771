import { holdUnsavedChange } from '@hashgrid/platform';
import type { OrderConfirmState } from './paidOrderState';
import type { SubmitResult } from './submitWithRetry';

/** A page that shows an attempt. */
interface AttemptPage<Draft, Terms> {
  /** Returns whether the player has left the page. */
  isLeft: () => boolean;
  show: (state: OrderConfirmState<Draft, Terms>) => void;
}

/** An attempt to submit an order. It continues when the player leaves the page; a page that is opened meanwhile waits for it, too. */
export interface OrderAttempt<Draft, Terms, Receipt> {
  /** State of the order, for a page that joins. */
  state: OrderConfirmState<Draft, Terms>;
  result: Promise<SubmitResult<Receipt>>;
  /** The pages that wait for the result, including those that the player has left since. */
  pages: AttemptPage<Draft, Terms>[];
}

/** Attempts in flight, by idempotency key. */
const attempts = new Map<string, unknown>();

/** Returns the attempt in flight for an order; undefined if there is none, as after a reload. */
export const findAttempt = <Draft, Terms, Receipt>(idempotencyKey: string) =>
  attempts.get(idempotencyKey) as OrderAttempt<Draft, Terms, Receipt> | undefined;

/** Keeps an attempt until it ends, and returns its result. The shell doesn't reload the page meanwhile, even if the player leaves it. */
export async function keepAttempt<Draft, Terms, Receipt>(
  idempotencyKey: string,
  attempt: OrderAttempt<Draft, Terms, Receipt>,
): Promise<SubmitResult<Receipt>> {
  attempts.set(idempotencyKey, attempt);
  const release = holdUnsavedChange();
  const result = await attempt.result;
  release();
  attempts.delete(idempotencyKey);
  return result;
}
