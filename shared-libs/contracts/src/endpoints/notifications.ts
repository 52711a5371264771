import { success } from '../schemas/envelope';
import { NotificationsSchema, UnreadCountSchema, type ReadAll } from '../schemas/notifications';
import { defineEndpoint, payload } from './defineEndpoint';
import type { Pagination } from './Pagination';

/** The player's notifications, newest first. Those of the kind `news` have texts in `language`, or else in English. */
export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/shared/notifications',
  payload: payload<Pagination & { language?: string }>(),
  response: success(NotificationsSchema),
});

export const getUnreadCount = defineEndpoint({
  method: 'GET',
  path: '/shared/notifications/unread',
  response: success(UnreadCountSchema),
});

/** Marks a notification as read. */
export const readNotification = defineEndpoint({
  method: 'POST',
  path: '/shared/notifications/:id/read',
  response: success(UnreadCountSchema),
});

/** Marks all notifications up to `until` as read. */
export const readAllNotifications = defineEndpoint({
  method: 'POST',
  path: '/shared/notifications/read-all',
  payload: payload<ReadAll>(),
  response: success(UnreadCountSchema),
});
