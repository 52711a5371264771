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

/** The screen shows these failures itself. */
const extraOptions = { quiet: true };

const BASE = '/auth/client/gg-2fa';

interface Started {
  dispatch: (action: ReturnType<typeof api.endpoints.getProfile.initiate>) => unknown;
  queryFulfilled: Promise<unknown>;
}

/** Whether the second factor is on stands in the profile too, which other screens read. */
async function refreshProfile(_: unknown, { dispatch, queryFulfilled }: Started): Promise<void> {
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
    /** A new secret for the password; nothing is active before `enable`. */
    setUpTwoFactor: build.mutation<TwoFactorSecret, TwoFactorSetup>({
      query: (body) => ({ url: `${BASE}/setup`, method: 'POST', body }),
      transformResponse: (body: Success<TwoFactorSecret>) => body.data,
      extraOptions,
    }),
    /** Turns it on with a code made from the new secret; the answer is shown this once. */
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
    /** Ten new recovery codes in place of all others, shown this once. */
    makeRecoveryCodes: build.mutation<string[], TwoFactorProof>({
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
  useMakeRecoveryCodesMutation,
} = twoFactorApi;
