import { tabStorage } from '@hashgrid/platform';

/** Where an order stays that was sent and whose outcome is not known: in this tab, over a reload, for its player alone. */
export interface Unsettled<Order> {
  read: () => Order | null;
  keep: (order: Order) => void;
  forget: () => void;
}

/** @param isOrder whether what was found is whole: an older release may have left it */
export function unsettledOf<Order>(
  kind: 'payment' | 'exchange',
  playerId: string,
  isOrder: (found: Partial<Order>) => boolean,
): Unsettled<Order> {
  const key = `unsettled.${kind}.${playerId}`;
  return {
    read: () => {
      const found = tabStorage.get(key) as Order | null;
      return found && isOrder(found) ? found : null;
    },
    keep: (order) => tabStorage.set(key, order),
    forget: () => tabStorage.remove(key),
  };
}

/** Whether each of them is a text. */
export const areTexts = (...values: unknown[]): boolean => values.every((value) => typeof value === 'string');
