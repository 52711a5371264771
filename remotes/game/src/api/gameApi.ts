import type { Overview, StatsRange } from '@hashgrid/contracts';
import { collectRewards, getMiningStats, getOverview, getRules } from '@hashgrid/contracts/endpoints';
import { fromContract } from '@hashgrid/platform';
import { PAYMENT_TAGS, QUIET, taggedApi } from './taggedApi';

/** The overview, and by how much the server's clock is ahead of this device's. */
export interface TimedOverview extends Overview {
  clockAheadMs: number;
}

/** How long unused rules stay cached. They only change when a new version of the server is deployed. */
const KEEP_RULES_SECONDS = 3600;

/** Returns by how much the server's clock is ahead of this device's; 0 for an invalid time. */
export const getClockAheadMs = (serverTime: string): number => {
  const ahead = Date.parse(serverTime) - Date.now();
  return Number.isNaN(ahead) ? 0 : ahead;
};

const overviewCall = fromContract(getOverview);

export const gameApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query<TimedOverview, void>({
      ...overviewCall,
      transformResponse: (body: unknown) => {
        const overview = overviewCall.transformResponse(body);
        return { ...overview, clockAheadMs: getClockAheadMs(overview.serverTime) };
      },
      providesTags: ['Overview', 'Chain'],
      extraOptions: QUIET,
    }),
    getStats: build.query({
      ...fromContract(getMiningStats, (range: StatsRange) => ({ payload: { range } })),
      providesTags: ['Nodes'],
      extraOptions: QUIET,
    }),
    getRules: build.query({
      ...fromContract(getRules),
      keepUnusedDataFor: KEEP_RULES_SECONDS,
      extraOptions: QUIET,
    }),
    collectRewards: build.mutation({
      ...fromContract(collectRewards, ({ idempotencyKey }: { idempotencyKey: string }) => ({
        idempotencyKey,
      })),
      invalidatesTags: [...PAYMENT_TAGS],
    }),
  }),
});

export const { useGetOverviewQuery, useGetStatsQuery, useGetRulesQuery, useCollectRewardsMutation } = gameApi;
