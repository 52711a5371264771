import type { SecurityEvents } from '@hashgrid/contracts';
import {
  changePassword,
  closeAccount,
  endOtherSessions,
  endSession,
  exportData,
  listSecurityEvents,
  listSessions,
} from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';

/** Events per page of the log. */
const PAGE_SIZE = 15;

/** No error toasts: the screen shows these failures. */
const extraOptions = { quiet: true };

const securityApi = api.enhanceEndpoints({ addTagTypes: ['Sessions', 'SecurityEvents'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Changes the password, and ends all other sessions. */
    changePassword: build.mutation({
      ...fromContract(changePassword),
      invalidatesTags: ['Sessions', 'SecurityEvents'],
      extraOptions,
    }),
    /** Active sessions of the account. */
    getSessions: build.query({ ...fromContract(listSessions), providesTags: ['Sessions'], extraOptions }),
    endSession: build.mutation({
      ...fromContract(endSession, (id: string) => ({ path: { id } })),
      invalidatesTags: ['Sessions', 'SecurityEvents'],
      extraOptions,
    }),
    /** Ends all sessions except the current one. */
    endOtherSessions: build.mutation({
      ...fromContract(endOtherSessions),
      invalidatesTags: ['Sessions', 'SecurityEvents'],
      extraOptions,
    }),
    /** Pages of the security log, newest events first. */
    getSecurityEvents: build.infiniteQuery<SecurityEvents, void, string | null>({
      ...fromContract(listSecurityEvents, ({ pageParam }: { pageParam: string | null }) => ({
        payload: { cursor: pageParam, limit: PAGE_SIZE },
      })),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      providesTags: ['SecurityEvents'],
      extraOptions,
    }),
    closeAccount: build.mutation({ ...fromContract(closeAccount), extraOptions }),
    /** Returns a JSON file with all of the player's data. */
    exportData: build.mutation({
      ...fromContract(exportData),
      invalidatesTags: ['SecurityEvents'],
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
  useExportDataMutation,
} = securityApi;
