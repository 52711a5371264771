import { tabStorage } from '@hashgrid/platform';
import type { ReviewedOrder, StoredOrder } from './paidOrderState';

/** Storage of a submitted order whose outcome is unknown: one order of each kind for each player, kept in this tab across reloads. */
export interface PendingOrderStorage<Order> {
  /** Returns the stored order; null if there is none, or if it is invalid or too old to be resumed. */
  read: () => Order | null;
  save: (order: Order) => void;
  clear: () => void;
}

/** Well below 30 days, after which the server deletes idempotency keys and would execute the order again. */
const MAX_ORDER_AGE_MS = 14 * 24 * 60 * 60 * 1000;

/** Returns whether an order is too old to resume; false if it has no time of review. */
const isOutdated = ({ reviewedAt }: StoredOrder): boolean =>
  Date.now() - Number(reviewedAt) > MAX_ORDER_AGE_MS;

/**
 * Creates the storage of a player's pending order.
 * @param kind kind of order: `payment`
 * @param isValid validates what the order is about, which an older release may have written
 */
export function createPendingOrderStorage<
  Order extends Pick<ReviewedOrder<unknown, unknown>, 'idempotencyKey' | 'reviewedAt'>,
>(kind: string, playerId: string, isValid: (stored: StoredOrder) => boolean): PendingOrderStorage<Order> {
  const key = `pendingOrder.${kind}.${playerId}`;
  const isOrder = (stored: unknown): stored is Order => {
    const order: StoredOrder = Object(stored);
    return typeof order.idempotencyKey === 'string' && !isOutdated(order) && isValid(order);
  };
  return {
    read: () => {
      const stored = tabStorage.get(key);
      return isOrder(stored) ? stored : null;
    },
    save: (order) => tabStorage.set(key, order),
    clear: () => tabStorage.remove(key),
  };
}
