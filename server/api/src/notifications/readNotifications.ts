import { DEFAULT_LOCALE, type Notification, type Notifications, type UnreadCount } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { readPage } from '../database/readPage';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import { readCursor } from '../validation/readCursor';
import {
  countUnread,
  isNotificationVisible,
  listNotifications,
  markRead,
  type NotificationRow,
} from './notifications.queries';

/** Returns how many notifications of a player are unread. */
export async function readUnreadCount({ database, now }: Context, accountId: string): Promise<UnreadCount> {
  const [row] = await countUnread(database, [accountId], now());
  return { unread: row?.unread ?? 0 };
}

interface NotificationsQuery {
  accountId: string;
  cursor?: string;
  limit: number;
  /** Locale of news; English when omitted. */
  language?: string;
}

/** Returns the data of a notification. For news, that is the text in one language, or in English if it is missing. */
function localizeData(data: NotificationRow['data'], language = DEFAULT_LOCALE): Notification['data'] {
  if (!('texts' in data)) return data;
  const locale = Object.hasOwn(data.texts, language) ? language : DEFAULT_LOCALE;
  return { ...data.texts[locale], language: locale };
}

/** Returns a page of a player's notifications, newest first. */
export async function readNotifications(
  context: Context,
  { accountId, cursor, limit, language }: NotificationsQuery,
): Promise<Notifications> {
  const { database, now } = context;
  const { rows, nextCursor } = await readPage(
    limit,
    (count) => listNotifications(database, { accountId, before: readCursor(cursor), count, now: now() }),
    ({ id }) => id,
  );
  return {
    items: rows.map(({ id, createdAt, data, ...row }) => ({
      id: id.toString(),
      createdAt: createdAt.toISOString(),
      data: localizeData(data, language),
      ...row,
    })),
    nextCursor,
    ...(await readUnreadCount(context, accountId)),
  };
}

/** Marks a notification as read. Throws `notFound` for one that the player doesn't see. */
export async function markNotificationRead(
  context: Context,
  accountId: string,
  notificationId: string,
): Promise<UnreadCount> {
  const { database } = context;
  const now = context.now();
  const id = BigInt(notificationId);
  if (!(await isNotificationVisible(database, { accountId, id, now })))
    throw new DomainError('notFound', MESSAGES.notFound);
  await markRead(database, { accountId, from: id, until: id, now });
  return readUnreadCount(context, accountId);
}

/** Marks all notifications up to `until` as read: later ones, which the player hasn't seen, stay unread. */
export async function markAllNotificationsRead(
  context: Context,
  accountId: string,
  until: string,
): Promise<UnreadCount> {
  const { database, now } = context;
  await markRead(database, { accountId, from: 0n, until: BigInt(until), now: now() });
  return readUnreadCount(context, accountId);
}
