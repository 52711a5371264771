import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { addNotifications, type NewNotification } from './notifications.queries';

/** Adds a notification of an event, once, in the transaction of the event. Kinds that the player turned off are not shown. */
export async function notify(
  { now }: Pick<Context, 'now'>,
  transaction: Transaction,
  notification: NewNotification,
): Promise<void> {
  await addNotifications(transaction, [notification], now());
}
