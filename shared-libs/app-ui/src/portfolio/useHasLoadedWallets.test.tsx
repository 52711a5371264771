import { renderHook, waitFor } from '@testing-library/react';
import { api, useWallets } from '@hashgrid/platform';
import { createPlatformServices, createPlatformStore } from '@hashgrid/platform/host';
import {
  createFakeApi,
  deferResponse,
  ok,
  sampleBootstrap,
  sampleProfile,
  sampleWallets,
} from '@hashgrid/testing';
import { createPlatformWrapper } from '../../test/createPlatformWrapper';
import { useHasLoadedWallets } from './useHasLoadedWallets';

const PROFILE = 'GET /shared/client/profile';
const WALLETS = 'GET /shared/client/wallets';
const { getProfile, getWallets } = api.endpoints;

test('is false while wallets that came before the profile of another player are refetched', async () => {
  const fakeApi = createFakeApi({ [PROFILE]: ok(sampleProfile), [WALLETS]: ok({ wallets: sampleWallets }) });
  window.fetch = fakeApi.fetch;
  document.cookie = 'accessToken=access-1; path=/';
  const services = createPlatformServices(sampleBootstrap);
  const store = createPlatformStore(services);
  await store.dispatch(getProfile.initiate());
  await store.dispatch(getWallets.initiate());
  const { handler, release } = deferResponse(ok({ wallets: sampleWallets }));
  fakeApi.handle({ [PROFILE]: ok({ ...sampleProfile, id: 'other' }), [WALLETS]: handler });
  await store.dispatch(getProfile.initiate(undefined, { forceRefetch: true }));
  const { result } = renderHook(() => ({ ...useWallets(), hasLoaded: useHasLoadedWallets() }), {
    wrapper: createPlatformWrapper(services, store),
  });
  expect(result.current).toMatchObject({ wallets: [], hasLoaded: false });
  release();
  await waitFor(() => expect(result.current).toMatchObject({ hasLoaded: true }));
});
