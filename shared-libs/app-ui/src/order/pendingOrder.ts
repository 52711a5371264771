import { tabStorage } from '@hashgrid/platform';

/** Storage of the one submitted order whose outcome is unknown: kept in this tab across reloads, per player. */
export interface PendingOrder<Order> {
  read: () => Order | null;
  save: (order: Order) => void;
  clear: () => void;
}

/** @param isOrder checks the shape of a stored order, which an older release may have written */
export function createPendingOrder<Order>(
  kind: string,
  playerId: string,
  isOrder: (stored: Partial<Order>) => boolean,
): PendingOrder<Order> {
  const key = `pendingOrder.${kind}.${playerId}`;
  return {
    read: () => {
      const stored = tabStorage.get(key) as Order | null;
      return stored && isOrder(stored) ? stored : null;
    },
    save: (order) => tabStorage.set(key, order),
    clear: () => tabStorage.remove(key),
  };
}

/** Whether every value is a string. */
export const areStrings = (...values: unknown[]): boolean =>
  values.every((value) => typeof value === 'string');
