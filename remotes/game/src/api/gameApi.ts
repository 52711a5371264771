import type { Collected, GameRules, MiningStats, Overview, StatsRange, Success } from '@hashgrid/contracts';
import { fittedGet } from './fittedGet';
import { gameBase, MONEY_TAGS, quiet } from './gameBase';
import { OVERVIEW, RULES, STATS } from './shapes';

/** The overview, with how far the server's clock is ahead of this device's. */
export interface TimedOverview extends Overview {
  clockAheadMs: number;
}

const getOverview = fittedGet(OVERVIEW, () => '/shared/game/overview');

/** The rules change with a new release of the server alone. */
const RULES_KEPT_SECONDS = 3600;

/** What is known of two clocks when one of them is heard of. */
export const clockAheadOf = (serverTime: string): number => {
  const ahead = Date.parse(serverTime) - Date.now();
  return Number.isNaN(ahead) ? 0 : ahead;
};

export const gameApi = gameBase.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query<TimedOverview, void>({
      queryFn: async (...call) => {
        const answer = await getOverview(...call);
        if ('error' in answer) return answer;
        return { data: { ...answer.data, clockAheadMs: clockAheadOf(answer.data.serverTime) } };
      },
      providesTags: ['Overview', 'Chain'],
      extraOptions: quiet,
    }),
    /** The player's hashrate and earnings over time. */
    getStats: build.query<MiningStats, StatsRange>({
      queryFn: fittedGet(STATS, (range: StatsRange) => `/shared/mining/stats?range=${range}`),
      providesTags: ['Nodes'],
      extraOptions: quiet,
    }),
    /** Every number of the game. */
    getRules: build.query<GameRules, void>({
      queryFn: fittedGet(RULES, () => '/shared/game/rules'),
      keepUnusedDataFor: RULES_KEPT_SECONDS,
      extraOptions: quiet,
    }),
    /** Moves what is unpaid into the wallet before midnight. */
    collect: build.mutation<Success<Collected>, { idempotencyKey: string }>({
      query: ({ idempotencyKey }) => ({
        url: '/auth/mining/collect',
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: [...MONEY_TAGS],
    }),
  }),
});

export const { useGetOverviewQuery, useGetStatsQuery, useGetRulesQuery, useCollectMutation } = gameApi;
