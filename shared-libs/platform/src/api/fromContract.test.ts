import {
  createFakeApi,
  malformed,
  ok,
  sampleBootstrap,
  sampleProfile,
  type FakeHandlers,
} from '@hashgrid/testing';
import { renameNode, resendActivation, listBlocks } from '@hashgrid/contracts/endpoints';
import { createPlatformServices } from '../store/platformServices';
import { createPlatformStore } from '../store/createPlatformStore';
import { getRecentErrors } from '../telemetry/reportError';
import { api } from './api';
import { bodyFromContract, fromContract } from './fromContract';
import { getErrorId } from './reportInvalidResponse';

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBlocks: build.query({
      ...fromContract(listBlocks, (cursor: string | null) => ({ payload: { cursor, limit: 10 } })),
    }),
    renameNode: build.mutation({
      ...fromContract(renameNode, ({ id, name }: { id: string; name: string }) => ({
        path: { id },
        payload: { name },
        idempotencyKey: 'key-1',
      })),
    }),
    resendActivation: build.mutation({
      ...bodyFromContract(resendActivation, (id: string) => ({ path: { id } })),
    }),
  }),
});
const { endpoints } = testApi;

function startTab(handlers: FakeHandlers) {
  const fake = createFakeApi(handlers);
  window.fetch = fake.fetch;
  document.cookie = 'accessToken=access-1; path=/';
  const services = createPlatformServices(sampleBootstrap);
  return { fake, services, store: createPlatformStore(services) };
}

describe('a request built from its contract', () => {
  test('sends payload, path parameters and idempotency key', async () => {
    const { fake, store } = startTab({
      'GET /shared/mining/blocks': ok({ items: [], nextCursor: null }),
      'PATCH /auth/mining/nodes/:id': malformed({}),
    });
    await store.dispatch(endpoints.listBlocks.initiate('a&b'));
    await store.dispatch(endpoints.renameNode.initiate({ id: 'n/1', name: 'Ada' }));
    expect(fake.calls[0]).toMatchObject({ query: { cursor: 'a&b', limit: '10' }, body: undefined });
    expect(fake.calls[1]).toMatchObject({ path: '/auth/mining/nodes/n%2F1', body: { name: 'Ada' } });
    expect(fake.calls[1]?.headers).toMatchObject({ 'idempotency-key': 'key-1' });
  });

  test('omits a query parameter that is null', async () => {
    const { fake, store } = startTab({ 'GET /shared/mining/blocks': ok({ items: [], nextCursor: null }) });
    const { data } = await store.dispatch(endpoints.listBlocks.initiate(null));
    expect(data).toEqual({ items: [], nextCursor: null });
    expect(fake.calls[0]?.query).toEqual({ limit: '10' });
  });

  test('can return the message together with the data', async () => {
    const sent = { id: 'sign-up-1', resendAfter: 60 };
    const { store } = startTab({ 'GET /public/auth/resend-active-token/:id': ok(sent, 'Sent') });
    const { data } = await store.dispatch(endpoints.resendActivation.initiate('sign-up-1'));
    expect(data).toEqual({ message: 'Sent', data: sent });
  });
});

describe('a response that breaks its contract', () => {
  test('is an InvalidResponse error, reported once with endpoint and path, and shown in a toast', async () => {
    const { services, store } = startTab({
      'GET /shared/client/profile': malformed({ data: { ...sampleProfile, hasTwoFactor: 'yes' } }),
    });
    const { data, error } = await store.dispatch(api.endpoints.getProfile.initiate());
    await store.dispatch(api.endpoints.getProfile.initiate(undefined, { forceRefetch: true }));
    expect(data).toBeUndefined();
    expect(error).toMatchObject({
      statusCode: 200,
      message: 'We got an unexpected response. Please try again.',
      invalidResponse: {
        endpoint: 'GET /shared/client/profile',
        path: 'data.hasTwoFactor',
        expected: 'boolean',
      },
    });
    const reports = getRecentErrors().filter(({ context }) => context.path === 'data.hasTwoFactor');
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({
      id: getErrorId(error),
      context: { endpoint: 'GET /shared/client/profile' },
    });
    expect(services.toasts.get()).toHaveLength(1);
  });

  test('[E1] [E2] is an error for wallets and tokens too if a field is invalid, not only missing', async () => {
    const { store } = startTab({
      'GET /shared/client/wallets': malformed({ data: { wallets: 'none' } }),
      'GET /shared/token/all': malformed({ data: { tokens: [{ code: 'BTC', price: 64_000 }] } }),
    });
    const wallets = await store.dispatch(api.endpoints.getWallets.initiate());
    const tokens = await store.dispatch(api.endpoints.getTokens.initiate());
    expect(wallets.error).toMatchObject({ invalidResponse: { path: 'data.wallets' } });
    expect(tokens.error).toMatchObject({ invalidResponse: { path: 'data.tokens[0].price' } });
  });

  test('[E1] is no error if wallets lack fields', async () => {
    const { store } = startTab({ 'GET /shared/client/wallets': malformed({ data: { wallets: [{}] } }) });
    const { data } = await store.dispatch(api.endpoints.getWallets.initiate());
    expect(data).toEqual({ Unknown: { symbol: 'Unknown', balance: '0', isCurrency: false } });
  });
});
