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

/** Refetches the profile after a mutation has succeeded, because other screens read the two-factor state there. */
async function refetchProfile(_: unknown, { dispatch, queryFulfilled }: MutationLifecycle): Promise<void> {
  const isSuccessful = await queryFulfilled.then(
    () => true,
    () => false,
  );
  if (isSuccessful)
    dispatch(api.endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }));
}

const twoFactorApi = api.enhanceEndpoints({ addTagTypes: ['TwoFactor'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Status of two-factor authentication. */
    getTwoFactor: build.query({ ...fromContract(getTwoFactor), providesTags: ['TwoFactor'], extraOptions }),
    /** Checks the password and returns a new secret, which takes effect with `enableTwoFactor`. */
    setUpTwoFactor: build.mutation({
      ...fromContract(setUpTwoFactor),
      // A conflict means that another tab or device has turned two-factor authentication on.
      invalidatesTags: (_, error) => (error?.statusCode === 409 ? ['TwoFactor'] : []),
      extraOptions,
    }),
    /**
     * Turns two-factor authentication on with a code of the new secret. Returns the recovery codes, which are shown only once.
     * Refetches the status after an error too, because the server may have turned it on although the response was lost.
     */
    enableTwoFactor: build.mutation({
      ...fromContract(enableTwoFactor),
      invalidatesTags: ['TwoFactor'],
      onQueryStarted: refetchProfile,
      extraOptions,
    }),
    /** Turns two-factor authentication off. */
    disableTwoFactor: build.mutation({
      ...fromContract(disableTwoFactor),
      invalidatesTags: ['TwoFactor'],
      onQueryStarted: refetchProfile,
      extraOptions,
    }),
    /** Replaces all recovery codes. Returns the new ones, which are shown only once. */
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
