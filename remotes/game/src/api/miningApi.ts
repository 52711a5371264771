import type { Blocks, MiningSummary } from '@hashgrid/contracts';
import { fittedGet } from './fittedGet';
import { gameApi } from './gameApi';
import { quiet } from './gameBase';
import { BLOCKS, SUMMARY } from './shapes';

/** Blocks of one page of the table. */
export const BLOCKS_PER_PAGE = 10;

const blocksUrl = (cursor: string | null) =>
  `/shared/mining/blocks?limit=${BLOCKS_PER_PAGE}${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`;

export const miningApi = gameApi.injectEndpoints({
  endpoints: (build) => ({
    /** The network, and the player's part in it. */
    getSummary: build.query<MiningSummary, void>({
      queryFn: fittedGet(SUMMARY, () => '/shared/mining/summary'),
      providesTags: ['Chain', 'Nodes'],
      extraOptions: quiet,
    }),
    /** A page of settled blocks, newest first; those of the newest page for null. */
    getBlocks: build.query<Blocks, string | null>({
      queryFn: fittedGet(BLOCKS, blocksUrl),
      // Only the newest page ever changes.
      providesTags: (_, __, cursor) => (cursor === null ? ['Chain'] : []),
      extraOptions: quiet,
    }),
  }),
});

export const { useGetSummaryQuery, useGetBlocksQuery } = miningApi;
