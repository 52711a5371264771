import { getRules } from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';

const rulesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The rules of the game: the fee of payments, and whether there are top-ups. */
    getPaymentRules: build.query({ ...fromContract(getRules), extraOptions: { quiet: true } }),
  }),
});

export const { useGetPaymentRulesQuery } = rulesApi;
