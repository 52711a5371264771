import { getNonce } from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';

const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation, so that its result is never cached: each nonce is used once. */
    getNonce: build.mutation({ ...fromContract(getNonce), extraOptions: { quiet: true } }),
  }),
});

export const { useGetNonceMutation } = signInApi;
