import {
  disableTwoFactor,
  enableTwoFactor,
  getTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
} from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';

/** No error toasts: the screen shows these failures. */
const extraOptions = { quiet: true };

interface MutationLifecycle {
  dispatch: (action: ReturnType<typeof api.endpoints.getProfile.initiate>) => unknown;
  queryFulfilled: Promise<unknown>;
}

/** The profile holds the two-factor state too, and other screens read it there. */
async function refreshProfile(_: unknown, { dispatch, queryFulfilled }: MutationLifecycle): Promise<void> {
  const isDone = await queryFulfilled.then(
    () => true,
    () => false,
  );
  if (isDone)
    dispatch(api.endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }));
}

const twoFactorApi = api.enhanceEndpoints({ addTagTypes: ['TwoFactor'] }).injectEndpoints({
  endpoints: (build) => ({
    getTwoFactor: build.query({ ...fromContract(getTwoFactor), providesTags: ['TwoFactor'], extraOptions }),
    /** Creates a secret in exchange for the password; nothing is active until `enableTwoFactor`. */
    setUpTwoFactor: build.mutation({
      ...fromContract(setUpTwoFactor),
      // A conflict says that another tab or device has turned it on.
      invalidatesTags: (_, error) => (error?.statusCode === 409 ? ['TwoFactor'] : []),
      extraOptions,
    }),
    /**
     * Turns it on with a code of the new secret; returns the recovery codes, which are shown once. An error refetches the
     * state too, because it may be on although the answer was lost.
     */
    enableTwoFactor: build.mutation({
      ...fromContract(enableTwoFactor),
      invalidatesTags: ['TwoFactor'],
      onQueryStarted: refreshProfile,
      extraOptions,
    }),
    disableTwoFactor: build.mutation({
      ...fromContract(disableTwoFactor),
      invalidatesTags: ['TwoFactor'],
      onQueryStarted: refreshProfile,
      extraOptions,
    }),
    /** Replaces all recovery codes; the new ones are shown once. */
    renewRecoveryCodes: build.mutation({
      ...fromContract(renewRecoveryCodes),
      invalidatesTags: ['TwoFactor'],
      extraOptions,
    }),
  }),
});

export const {
  useGetTwoFactorQuery,
  useSetUpTwoFactorMutation,
  useEnableTwoFactorMutation,
  useDisableTwoFactorMutation,
  useRenewRecoveryCodesMutation,
} = twoFactorApi;
