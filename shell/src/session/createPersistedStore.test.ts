import { waitFor } from '@testing-library/react';
import { createPlatformServices, restoreSession } from '@hashgrid/platform/host';
import {
  createFakeApi,
  ok,
  sampleBootstrap,
  sampleProfile,
  sampleTokens,
  sampleWallets,
} from '@hashgrid/testing';
import { api } from '@hashgrid/platform';
import { createPersistedStore } from './createPersistedStore';

const KEY = 'persist:primary';
const WALLETS = { USDT: { symbol: 'USDT', balance: '7', isCurrency: true } };
const TOKENS = { BTC: { code: 'BTC', name: 'Bitcoin', decimals: 8, price: '1' } };

const ETH = { code: 'ETH', name: 'Ether', decimals: 18, price: '2500.5' };

/** Entries of a persisted state that do not match its schema. */
interface InvalidEntries {
  tokens?: Record<string, unknown>;
  wallets?: Record<string, unknown>;
}

const sleep = (ms = 20) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns a persisted state as redux-persist stores it. */
const serializeState = (slices: Record<string, unknown>, version: unknown = 1) =>
  JSON.stringify({
    ...Object.fromEntries(Object.entries(slices).map(([name, slice]) => [name, JSON.stringify(slice)])),
    _persist: JSON.stringify({ version, rehydrated: true }),
  });

const VALID_STATE = { user: { user: sampleProfile, wallets: WALLETS }, tokens: { tokens: TOKENS } };

async function openStore() {
  const created = createPersistedStore(createPlatformServices(sampleBootstrap));
  await sleep();
  return created;
}

test('[E4] persists only user, wallets and tokens, under the key primary as version 1', async () => {
  window.fetch = createFakeApi({
    'GET /shared/client/profile': ok(sampleProfile),
    'GET /shared/client/wallets': ok({ wallets: sampleWallets }),
    'GET /shared/token/all': ok({ tokens: sampleTokens }),
  }).fetch;
  document.cookie = 'accessToken=access-1; path=/';
  const { store, persistor } = await openStore();
  await store.dispatch(restoreSession());
  for (const name of ['getWallets', 'getTokens'] as const) {
    await store.dispatch(
      (api.endpoints as unknown as Record<string, { initiate(): never }>)[name]!.initiate() as never,
    );
  }
  await persistor.flush();
  const persisted = JSON.parse(localStorage.getItem(KEY)!) as Record<string, string>;
  expect(Object.keys(persisted).sort()).toEqual(['_persist', 'tokens', 'user']);
  expect(JSON.parse(persisted._persist!)).toMatchObject({ version: 1 });
  expect(JSON.parse(persisted.user!)).toMatchObject({
    user: { username: 'satoshi' },
    wallets: { USDT: { balance: '25.5', isCurrency: true } },
  });
  expect(JSON.parse(persisted.tokens!).tokens).toHaveProperty('BTC');
  expect(localStorage.getItem(KEY)).not.toContain('access-1');
});

test('[E4] restores the persisted state on the next start', async () => {
  localStorage.setItem(KEY, serializeState(VALID_STATE));
  const { store } = await openStore();
  expect(store.getState().user.wallets).toEqual(WALLETS);
  expect(store.getState().tokens.tokens).toEqual(TOKENS);
});

test.each([
  ['corrupt', '{"user":"{'],
  ['not JSON', 'hello'],
  ['of a newer version', serializeState(VALID_STATE, 2)],
  ['of an older version', serializeState(VALID_STATE, 0)],
  ['without a version', serializeState(VALID_STATE, null)],
  [
    'of the wrong shape',
    serializeState({ user: { user: 'me', wallets: [] }, tokens: { tokens: { BTC: null } } }),
  ],
  ['null', serializeState({ user: null, tokens: null })],
  ['with a wallet that has no balance', serializeState({ user: { user: null, wallets: { X: {} } } })],
])('[E5] ignores a persisted state that is %s', async (_, stored) => {
  localStorage.setItem(KEY, stored);
  const { store } = await openStore();
  expect(store.getState().user).toEqual({ user: null, wallets: {} });
  expect(store.getState().tokens).toEqual({ tokens: {} });
});

test.each([
  ['a token whose decimals are not a number', { tokens: { ETH: { ...ETH, decimals: 'NaN' } } }],
  ['a token with a billion decimals', { tokens: { ETH: { ...ETH, decimals: 1e9 } } }],
  ['a token with negative decimals', { tokens: { ETH: { ...ETH, decimals: -1 } } }],
  ['a token whose name is an object', { tokens: { ETH: { ...ETH, name: { en: 'Ether' } } } }],
  ['a token without a name', { tokens: { ETH: { ...ETH, name: undefined } } }],
  ['a token whose price is not a decimal number', { tokens: { ETH: { ...ETH, price: 'a lot' } } }],
  ["a token under another token's code", { tokens: { XRP: ETH } }],
  [
    'a wallet whose balance is an object',
    { wallets: { ETH: { ...WALLETS.USDT, symbol: 'ETH', balance: {} } } },
  ],
  [
    'a wallet whose balance is not a decimal number',
    { wallets: { ETH: { ...WALLETS.USDT, symbol: 'ETH', balance: 'x' } } },
  ],
  [
    'a wallet whose flag is a string',
    { wallets: { ETH: { ...WALLETS.USDT, symbol: 'ETH', isCurrency: 'no' } } },
  ],
  ["a wallet under another wallet's symbol", { wallets: { ETH: WALLETS.USDT } }],
])(
  '[E5] drops %s from a persisted state and keeps the rest',
  async (_, { tokens, wallets }: InvalidEntries) => {
    const user = { user: sampleProfile, wallets: { ...WALLETS, ...wallets } };
    localStorage.setItem(KEY, serializeState({ user, tokens: { tokens: { ...TOKENS, ...tokens } } }));
    const { store } = await openStore();
    expect(store.getState().user).toEqual({ user: sampleProfile, wallets: WALLETS });
    expect(store.getState().tokens).toEqual({ tokens: TOKENS });
  },
);

test.each([
  ['a photo URL that is a number', { photo: { completedUrl: 7 } }],
  ['a display name that is an object', { name: { first: 'Ada' } }],
  ['no email', { email: undefined }],
  ['a two-factor flag that is a string', { hasTwoFactor: 'yes' }],
  ['preferences that are a string', { preferences: 'dark' }],
])('[E5] drops a persisted player with %s, and the wallets with them', async (_, change) => {
  const user = { user: { ...sampleProfile, ...change }, wallets: WALLETS };
  localStorage.setItem(KEY, serializeState({ user, tokens: { tokens: TOKENS } }));
  const { store } = await openStore();
  expect(store.getState().user).toEqual({ user: null, wallets: {} });
  expect(store.getState().tokens).toEqual({ tokens: TOKENS });
});

test('[E5] starts even if storage throws', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
  }
  const { store, persistor } = await openStore();
  await store.dispatch(restoreSession());
  expect(store.getState().session.status).toBe('guest');
  await expect(persistor.purge()).resolves.not.toThrow();
});

test('does not restore a persisted user for a guest', async () => {
  localStorage.setItem(KEY, serializeState(VALID_STATE));
  const { store } = createPersistedStore(createPlatformServices(sampleBootstrap));
  await store.dispatch(restoreSession());
  await sleep();
  expect(store.getState().session.status).toBe('guest');
  expect(store.getState().user.user).toBeNull();
});

test('fetches the wallets again if they arrived while the persisted state of another player was shown', async () => {
  const other = { user: { ...sampleProfile, id: 'other' }, wallets: WALLETS };
  localStorage.setItem(KEY, serializeState({ ...VALID_STATE, user: other }));
  window.fetch = createFakeApi({
    'GET /shared/client/profile': ok(sampleProfile),
    'GET /shared/client/wallets': ok({ wallets: sampleWallets }),
  }).fetch;
  document.cookie = 'accessToken=access-1; path=/';
  const { store } = await openStore();
  expect(store.getState().user.user?.id).toBe('other');
  const { getWallets } = api.endpoints as unknown as Record<string, { initiate(): never }>;
  await store.dispatch(getWallets!.initiate() as never);
  await store.dispatch(restoreSession());
  await waitFor(() => expect(store.getState().user.wallets.USDT?.balance).toBe('25.5'));
  expect(store.getState().user.user).toEqual(sampleProfile);
});

test('[A8] purges the persisted state of the player', async () => {
  localStorage.setItem(KEY, serializeState(VALID_STATE));
  const { persistor } = await openStore();
  await persistor.purge();
  expect(localStorage.getItem(KEY) ?? '').not.toContain('satoshi');
});
