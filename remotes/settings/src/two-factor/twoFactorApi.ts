import type {
  RecoveryCodes,
  Success,
  TwoFactorEnable,
  TwoFactorProof,
  TwoFactorSecret,
  TwoFactorSetup,
  TwoFactorStatus,
  Message,
} from '@hashgrid/contracts';
import { api } from '@hashgrid/platform';

/** No error toasts: the screen shows these failures. */
const extraOptions = { quiet: true };

const BASE = '/auth/client/gg-2fa';

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

const codesOf = (body: Success<RecoveryCodes>): string[] => body.data.recoveryCodes;

const twoFactorApi = api.enhanceEndpoints({ addTagTypes: ['TwoFactor'] }).injectEndpoints({
  endpoints: (build) => ({
    getTwoFactor: build.query<TwoFactorStatus, void>({
      query: () => ({ url: BASE }),
      transformResponse: (body: Success<TwoFactorStatus>) => body.data,
      providesTags: ['TwoFactor'],
      extraOptions,
    }),
    /** Creates a secret in exchange for the password; nothing is active until `enable`. */
    setUpTwoFactor: build.mutation<TwoFactorSecret, TwoFactorSetup>({
      query: (body) => ({ url: `${BASE}/setup`, method: 'POST', body }),
      transformResponse: (body: Success<TwoFactorSecret>) => body.data,
      extraOptions,
    }),
    /** Turns it on with a code of the new secret; returns the recovery codes, which are shown once. */
    enableTwoFactor: build.mutation<string[], TwoFactorEnable>({
      query: (body) => ({ url: `${BASE}/enable`, method: 'POST', body }),
      transformResponse: codesOf,
      invalidatesTags: ['TwoFactor'],
      onQueryStarted: refreshProfile,
      extraOptions,
    }),
    disableTwoFactor: build.mutation<Message, TwoFactorProof>({
      query: (body) => ({ url: `${BASE}/disable`, method: 'POST', body }),
      invalidatesTags: ['TwoFactor'],
      onQueryStarted: refreshProfile,
      extraOptions,
    }),
    /** Replaces all recovery codes; the new ones are shown once. */
    createRecoveryCodes: build.mutation<string[], TwoFactorProof>({
      query: (body) => ({ url: `${BASE}/recovery-codes`, method: 'POST', body }),
      transformResponse: codesOf,
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
  useCreateRecoveryCodesMutation,
} = twoFactorApi;
