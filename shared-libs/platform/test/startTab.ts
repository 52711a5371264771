import {
  createFakeApi,
  fail,
  ok,
  sampleBootstrap,
  type FakeHandlers,
  type FakeRequest,
} from '@hashgrid/testing';
import { createPlatformServices } from '../src/store/platformServices';
import { createPlatformStore } from '../src/store/createPlatformStore';
import { api } from '../src/api/api';

/** Response to an expired access token. */
export const EXPIRED = fail(401, 'Expired', { statusCode: 5000 });

export const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNumber: build.query<unknown, number>({ query: (number) => ({ url: `/numbers/${number}` }) }),
    getQuietly: build.query<unknown, void>({ query: () => '/numbers/7', extraOptions: { quiet: true } }),
    upload: build.mutation<unknown, FormData>({ query: (body) => ({ url: '/photo', method: 'PUT', body }) }),
    pay: build.mutation<unknown, { amount: string }>({
      query: (body) => ({ url: '/payments', method: 'POST', body, headers: { 'idempotency-key': 'key-1' } }),
    }),
    submitCode: build.mutation<unknown, void>({
      query: () => ({ url: '/auth/client/gg-2fa/valid', method: 'POST' }),
    }),
    getPicture: build.query<Blob, void>({ query: () => ({ url: '/picture', responseType: 'blob' }) }),
    search: build.query<unknown, void>({
      query: () => ({ url: '/search', params: { q: 'a b', cursor: null, limit: 5 } }),
    }),
  }),
});

export const setCookie = (name: string, value: string) => (document.cookie = `${name}=${value}; path=/`);

/** Simulates a tab without UI whose API is fake; `get` requests a number. */
export function startTab(handlers: FakeHandlers, requestTimeoutMs = 600_000) {
  const fake = createFakeApi(handlers);
  window.fetch = fake.fetch;
  const services = createPlatformServices(sampleBootstrap, { requestTimeoutMs });
  const store = createPlatformStore(services);
  const get = (number: number) => store.dispatch(testApi.endpoints.getNumber.initiate(number));
  /** Returns the texts of the toasts, prefixed with the tone of those that aren't errors. */
  const getToasts = () =>
    services.toasts.get().map(({ tone, text }) => (tone === 'error' ? text : `${tone}: ${text}`));
  return { fake, services, store, get, getToasts };
}

/** Responds only to the refreshed token. */
export const requireRefreshedToken = ({ headers }: FakeRequest) =>
  headers.authorization === 'Bearer access-2' ? ok('number') : EXPIRED;

export function logInWithExpiredToken() {
  setCookie('accessToken', 'access-1');
  setCookie('refreshToken', 'refresh-1');
}
