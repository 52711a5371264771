import { getMiningSummary, listBlocks } from '@hashgrid/contracts/endpoints';
import { fromContract } from '@hashgrid/platform';
import { gameApi } from './gameApi';
import { QUIET } from './taggedApi';

export const BLOCKS_PER_PAGE = 10;

export const miningApi = gameApi.injectEndpoints({
  endpoints: (build) => ({
    getSummary: build.query({
      ...fromContract(getMiningSummary),
      providesTags: ['Chain', 'Nodes'],
      extraOptions: QUIET,
    }),
    /** A page of blocks; null for the newest page. */
    getBlocks: build.query({
      ...fromContract(listBlocks, (cursor: string | null) => ({
        payload: { limit: BLOCKS_PER_PAGE, cursor },
      })),
      // Only the newest page changes.
      providesTags: (_, __, cursor) => (cursor === null ? ['Chain'] : []),
      extraOptions: QUIET,
    }),
  }),
});

export const { useGetSummaryQuery, useGetBlocksQuery } = miningApi;
