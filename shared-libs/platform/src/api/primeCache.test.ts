import { PRELOADED_REQUESTS_KEY } from '@hashgrid/contracts';
import { createFakeApi, sampleBootstrap, sampleTokens, sampleWallets } from '@hashgrid/testing';
import { createPlatformServices } from '../store/platformServices';
import { createPlatformStore } from '../store/createPlatformStore';
import { primeCache } from './primeCache';

afterEach(() => Reflect.deleteProperty(globalThis, PRELOADED_REQUESTS_KEY));

const respondWith = (data: object) => Promise.resolve(new Response(JSON.stringify({ data })));

/** Starts a tab whose HTML has sent these requests. */
function startTab(responses: Record<string, Promise<Response>>) {
  document.cookie = 'accessToken=access-1; path=/';
  Object.assign(globalThis, { [PRELOADED_REQUESTS_KEY]: { token: 'access-1', responses } });
  const api = createFakeApi();
  window.fetch = api.fetch;
  return { api, store: createPlatformStore(createPlatformServices(sampleBootstrap)) };
}

test('puts preloaded wallets and tokens into the store without another request', async () => {
  const { api, store } = startTab({
    '/shared/client/wallets': respondWith({ wallets: sampleWallets }),
    '/shared/token/all': respondWith({ tokens: sampleTokens }),
  });
  primeCache(store.dispatch);
  await api.settle();
  const { user, tokens } = store.getState();
  expect(Object.keys(user.wallets)).toEqual(['BTC', 'USDT']);
  expect(Object.keys(tokens.tokens)).toEqual(['USDT', 'BTC']);
  expect(api.calls).toEqual([]);
});

test('requests nothing that was not preloaded', async () => {
  const { api, store } = startTab({});
  primeCache(store.dispatch);
  await api.settle();
  expect(api.calls).toEqual([]);
});
