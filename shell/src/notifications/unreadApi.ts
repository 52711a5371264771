import { LIVE_EVENTS } from '@hashgrid/contracts';
import { getUnreadCount } from '@hashgrid/contracts/endpoints';
import { findMismatch, UnreadCountSchema, type UnreadCount } from '@hashgrid/contracts/schemas';
import { api, fromContract, fromLiveEvents, type LiveEvent, type LiveState } from '@hashgrid/platform';

const isUnreadEvent = (event: LiveEvent): event is { name: string; data: UnreadCount } =>
  event.name === LIVE_EVENTS.notifications && !findMismatch(UnreadCountSchema, event.data);

/** Maximum age of a fresh count. Skips the reload on `hello`, the event of a new stream, if the API sent the count just before it. */
const FRESH_MS = 10_000;

const unreadApi = api.enhanceEndpoints({ addTagTypes: ['Notifications', 'UnreadCount'] }).injectEndpoints({
  endpoints: (build) => ({
    getUnreadCount: build.query({
      ...fromContract(getUnreadCount),
      providesTags: ['UnreadCount'],
      extraOptions: { quiet: true },
    }),
    /** Keeps the count live while it has subscribers, and the list if a page shows it. */
    watchNotifications: build.query<LiveState, void>(
      fromLiveEvents({
        onHello: (dispatch) =>
          dispatch((_, getState) => {
            const count = unreadApi.endpoints.getUnreadCount.select(undefined)(getState());
            const loadedAt = count.isLoading ? Date.now() : (count.fulfilledTimeStamp ?? 0);
            if (Date.now() - loadedAt > FRESH_MS)
              dispatch(unreadApi.util.invalidateTags(['Notifications', 'UnreadCount']));
          }),
        onEvent: (dispatch, event) => {
          if (!isUnreadEvent(event)) return;
          const entry = { endpointName: 'getUnreadCount', arg: undefined, value: event.data } as const;
          const applyCount = () => void dispatch(unreadApi.util.upsertQueryEntries([entry]));
          applyCount();
          // A response in flight may be older than the event. If the session has ended meanwhile, its count must not reach the next player.
          void dispatch(unreadApi.util.getRunningQueryThunk('getUnreadCount', undefined))?.then(
            ({ isSuccess }) => isSuccess && applyCount(),
          );
          dispatch(unreadApi.util.invalidateTags(['Notifications']));
        },
      }),
    ),
  }),
});

export const { useGetUnreadCountQuery, useWatchNotificationsQuery } = unreadApi;
