import type {
  ChangePassword,
  CloseAccount,
  Message,
  SecurityEvents,
  Session,
  Success,
} from '@hashgrid/contracts';
import { api } from '@hashgrid/platform';

/** Events per page of the log. */
const PAGE_SIZE = 15;

/** No error toasts: the screen shows these failures. */
const extraOptions = { quiet: true };

const securityApi = api.enhanceEndpoints({ addTagTypes: ['Sessions', 'SecurityEvents'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Ends every other session [C9]. */
    changePassword: build.mutation<Message, ChangePassword>({
      query: (body) => ({ url: '/shared/auth/change-password', method: 'PATCH', body }),
      invalidatesTags: ['Sessions', 'SecurityEvents'],
      extraOptions,
    }),
    getSessions: build.query<Session[], void>({
      query: () => ({ url: '/shared/auth/sessions' }),
      transformResponse: (body: Success<{ sessions?: Session[] } | null>) => body.data?.sessions ?? [],
      providesTags: ['Sessions'],
      extraOptions,
    }),
    endSession: build.mutation<Message, string>({
      query: (id) => ({ url: `/shared/auth/sessions/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['Sessions', 'SecurityEvents'],
      extraOptions,
    }),
    /** Ends every session except the caller's. */
    endOtherSessions: build.mutation<Message, void>({
      query: () => ({ url: '/shared/auth/sessions', method: 'DELETE' }),
      invalidatesTags: ['Sessions', 'SecurityEvents'],
      extraOptions,
    }),
    /** Pages of the security log, newest first. */
    getSecurityEvents: build.infiniteQuery<SecurityEvents, void, string | null>({
      query: ({ pageParam }) => ({
        url: '/shared/auth/security-events',
        params: { cursor: pageParam, limit: PAGE_SIZE },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      transformResponse: (body: Success<Partial<SecurityEvents> | null>) => ({
        items: body.data?.items ?? [],
        nextCursor: body.data?.nextCursor ?? null,
      }),
      providesTags: ['SecurityEvents'],
      extraOptions,
    }),
    closeAccount: build.mutation<Message, CloseAccount>({
      query: (body) => ({ url: '/shared/client/close', method: 'POST', body }),
      extraOptions,
    }),
  }),
});

export const {
  useChangePasswordMutation,
  useGetSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useGetSecurityEventsInfiniteQuery,
  useCloseAccountMutation,
} = securityApi;
