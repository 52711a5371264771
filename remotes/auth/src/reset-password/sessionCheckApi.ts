import { getProfile } from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';

const sessionCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the player of this browser's session. Ends the session here if the server has ended it. */
    checkSession: build.mutation({
      ...fromContract(getProfile),
      extraOptions: { quiet: true, expectsEnd: true },
    }),
  }),
});

export const { useCheckSessionMutation } = sessionCheckApi;
