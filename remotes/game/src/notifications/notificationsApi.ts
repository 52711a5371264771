import type { Notifications } from '@hashgrid/contracts';
import { listNotifications, readAllNotifications, readNotification } from '@hashgrid/contracts/endpoints';
import { fromContract } from '@hashgrid/platform';
import { QUIET, taggedApi } from '../api/taggedApi';

const NOTIFICATIONS_PER_PAGE = 20;

interface NotificationsPage {
  /** Language in which news is requested. */
  queryArg: string;
  pageParam: string | null;
}

/** The shell shows the unread count, and invalidates the list on live events. */
const notificationsApi = taggedApi
  .enhanceEndpoints({ addTagTypes: ['Notifications', 'UnreadCount'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The player's notifications, newest first. */
      getNotifications: build.infiniteQuery<Notifications, string, string | null>({
        ...fromContract(listNotifications, ({ queryArg, pageParam }: NotificationsPage) => ({
          payload: { language: queryArg, cursor: pageParam, limit: NOTIFICATIONS_PER_PAGE },
        })),
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
        providesTags: ['Notifications'],
        extraOptions: QUIET,
      }),
      readNotification: build.mutation({
        ...fromContract(readNotification, (id: string) => ({ path: { id } })),
        invalidatesTags: ['Notifications', 'UnreadCount'],
      }),
      /** Marks all notifications up to this one as read. */
      readAllNotifications: build.mutation({
        ...fromContract(readAllNotifications, (until: string) => ({ payload: { until } })),
        invalidatesTags: ['Notifications', 'UnreadCount'],
      }),
    }),
  });

export const {
  useGetNotificationsInfiniteQuery,
  useReadNotificationMutation,
  useReadAllNotificationsMutation,
} = notificationsApi;
