import { getRules, getTopUps, openTopUpAddress } from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';

const topUpApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The rules of the game; `topUp` says whether there are top-ups. */
    getTopUpRules: build.query({ ...fromContract(getRules), extraOptions: { quiet: true } }),
    getTopUps: build.query({ ...fromContract(getTopUps), extraOptions: { quiet: true } }),
    openTopUpAddress: build.mutation({ ...fromContract(openTopUpAddress), extraOptions: { quiet: true } }),
  }),
});

export const { useGetTopUpRulesQuery, useGetTopUpsQuery, useOpenTopUpAddressMutation } = topUpApi;
