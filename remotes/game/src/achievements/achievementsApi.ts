import { getAchievements } from '@hashgrid/contracts/endpoints';
import { fromContract } from '@hashgrid/platform';
import { QUIET, taggedApi } from '../api/taggedApi';

const achievementsApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    /** The player's achievements, streak and goals of the week. */
    getAchievements: build.query({
      ...fromContract(getAchievements),
      providesTags: ['Overview', 'Nodes'],
      extraOptions: QUIET,
    }),
  }),
});

export const { useGetAchievementsQuery } = achievementsApi;
