import { createApi } from '@reduxjs/toolkit/query/react';
import type { Preferences, Profile, Token, Wallet } from '@hashgrid/contracts';
import { baseQuery } from './baseQuery';
import { readProfile, readTokens, readWallets } from './parseResponses';

/** The one data cache of the product; remotes add their calls by `injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Profile', 'Wallets', 'Tokens', 'Overview'],
  refetchOnReconnect: true,
  endpoints: (build) => ({
    getProfile: build.query<Profile, void>({
      queryFn: async (_, _api, _options, send) => {
        const answer = await send('/shared/client/profile');
        if (answer.error) return { error: answer.error };
        const profile = readProfile(answer.data);
        return profile
          ? { data: profile }
          : { error: { statusCode: 200, message: 'We couldn’t load your profile. Please log in again.' } };
      },
      providesTags: ['Profile'],
    }),
    getWallets: build.query<Record<string, Wallet>, void>({
      query: () => '/shared/client/wallets',
      transformResponse: readWallets,
      providesTags: ['Wallets'],
    }),
    getTokens: build.query<Record<string, Token>, void>({
      query: () => '/shared/token/all',
      transformResponse: readTokens,
      providesTags: ['Tokens'],
    }),
    savePreferences: build.mutation<unknown, Preferences>({
      query: (body) => ({ url: '/shared/client/preferences', method: 'PUT', body }),
    }),
  }),
});

export const { useGetProfileQuery } = api;
