import { Type } from 'typebox';
import {
  LocaleSchema,
  NotificationIdSchema,
  NotificationsSchema,
  ReadAllSchema,
  success,
  UnreadCountSchema,
} from '@hashgrid/contracts/schemas';
import type { Context } from '../Context';
import type { Api } from '../http/Api';
import { errorResponses } from '../http/errorResponses';
import { getPlayer } from '../http/getPlayer';
import { parseLimit, PAGE_QUERY } from '../http/paging';
import {
  markAllNotificationsRead,
  readNotifications,
  markNotificationRead,
  readUnreadCount,
} from './readNotifications';

const shared = { tags: ['Notifications'] };
const unread = success(UnreadCountSchema);
const language = Type.Optional(LocaleSchema);

/** GET /shared/notifications and /shared/notifications/unread, POST …/{id}/read and …/read-all. */
export function notificationRoutes(app: Api, context: Context): void {
  app.get(
    '/shared/notifications',
    {
      schema: {
        ...shared,
        summary: 'Your notifications, newest first',
        querystring: Type.Object({ ...PAGE_QUERY, language }, { additionalProperties: false }),
        response: { 200: success(NotificationsSchema), ...errorResponses(422) },
      },
    },
    async (request) => {
      const { cursor, language: locale } = request.query;
      const { accountId } = getPlayer(request);
      return {
        data: await readNotifications(context, {
          accountId,
          cursor,
          language: locale,
          limit: parseLimit(request.query),
        }),
      };
    },
  );

  app.get(
    '/shared/notifications/unread',
    {
      schema: {
        ...shared,
        summary: 'How many notifications are unread',
        response: { 200: unread },
      },
    },
    async (request) => ({ data: await readUnreadCount(context, getPlayer(request).accountId) }),
  );

  app.post(
    '/shared/notifications/:id/read',
    {
      schema: {
        ...shared,
        summary: 'Mark a notification as read',
        params: Type.Object({ id: NotificationIdSchema }),
        response: { 200: unread, ...errorResponses(404, 422) },
      },
    },
    async (request) => ({
      data: await markNotificationRead(context, getPlayer(request).accountId, request.params.id),
    }),
  );

  app.post(
    '/shared/notifications/read-all',
    {
      schema: {
        ...shared,
        summary: 'Mark your notifications as read, up to one that you have seen',
        body: ReadAllSchema,
        response: { 200: unread, ...errorResponses(422) },
      },
    },
    async (request) => ({
      data: await markAllNotificationsRead(context, getPlayer(request).accountId, request.body.until),
    }),
  );
}
