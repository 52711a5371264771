import { tabStorage } from '@hashgrid/platform';

/** Storage of a submitted order whose outcome is unknown: one order of each kind for each player, kept in this tab across reloads. */
export interface PendingOrderStorage<Order> {
  /** Returns the stored order; null if there is none or it is invalid. */
  read: () => Order | null;
  save: (order: Order) => void;
  clear: () => void;
}

/**
 * Creates the storage of a player's pending order.
 * @param kind kind of order: `payment`
 * @param isOrder validates the stored order, which an older release may have written
 */
export function createPendingOrderStorage<Order>(
  kind: string,
  playerId: string,
  isOrder: (stored: unknown) => stored is Order,
): PendingOrderStorage<Order> {
  const key = `pendingOrder.${kind}.${playerId}`;
  return {
    read: () => {
      const stored = tabStorage.get(key);
      return isOrder(stored) ? stored : null;
    },
    save: (order) => tabStorage.set(key, order),
    clear: () => tabStorage.remove(key),
  };
}
