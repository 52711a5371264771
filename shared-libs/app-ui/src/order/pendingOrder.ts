import { tabStorage } from '@hashgrid/platform';

/** Storage of the one submitted order whose outcome is unknown: kept in this tab across reloads, per player. */
export interface PendingOrder<Order> {
  read: () => Order | null;
  save: (order: Order) => void;
  clear: () => void;
}

/** @param isOrder checks what is stored, which an older release may have written */
export function createPendingOrder<Order>(
  kind: string,
  playerId: string,
  isOrder: (stored: unknown) => stored is Order,
): PendingOrder<Order> {
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
