import { createApi } from '@reduxjs/toolkit/query/react';
import { getProfile, getTokens, getWallets, savePreferences } from '@hashgrid/contracts/endpoints';
import { baseQuery } from './baseQuery';
import { fromContract } from './fromContract';
import { parseTokens, parseWallets } from './parseResponses';

/** The product's only data cache; remotes add their endpoints with `injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Profile', 'Wallets', 'Tokens', 'Overview'],
  refetchOnReconnect: true,
  endpoints: (build) => ({
    getProfile: build.query({ ...fromContract(getProfile), providesTags: ['Profile'] }),
    getWallets: build.query({
      ...fromContract(getWallets),
      transformResponse: parseWallets,
      providesTags: ['Wallets'],
    }),
    getTokens: build.query({
      ...fromContract(getTokens),
      transformResponse: parseTokens,
      providesTags: ['Tokens'],
    }),
    savePreferences: build.mutation({ ...fromContract(savePreferences) }),
  }),
});

const { injectEndpoints } = api;
const own = { ...api.endpoints };
/**
 * Overrides existing endpoints, because another build of a remote, such as its previous release, can replace the first one. Throws for the
 * platform's own ones, which every remote uses.
 */
api.injectEndpoints = (options) =>
  injectEndpoints({
    overrideExisting: true,
    ...options,
    endpoints: (build) => {
      const endpoints = options.endpoints(build);
      for (const name in endpoints)
        if (name in own) throw new Error(`The endpoint ${name} is the platform’s: choose another name.`);
      return endpoints;
    },
  });

export const { useGetProfileQuery } = api;
