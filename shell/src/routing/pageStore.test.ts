import type { BootstrapRemote } from '@hashgrid/contracts';
import { createPageStore } from './pageStore';

const finance: BootstrapRemote = {
  name: 'finance',
  version: '1.4.2',
  base: '/remotes/finance/',
  routes: [],
  menu: [],
};
const Page = () => null;
const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

test('loads a page once for concurrent requests', async () => {
  const load = jest.fn(() => Promise.resolve(Page));
  const pages = createPageStore({ load, prefetch: jest.fn() });
  const listener = jest.fn();
  pages.subscribe(listener);
  void pages.load(finance, 'WalletPage');
  void pages.load(finance, 'WalletPage');
  expect(pages.get(finance, 'WalletPage')).toEqual({ kind: 'loading' });
  expect(pages.isLoaded('finance')).toBe(false);
  await flushPromises();
  void pages.load(finance, 'WalletPage');
  expect(pages.get(finance, 'WalletPage')).toEqual({ kind: 'ready', Page });
  expect(pages.isLoaded('finance')).toBe(true);
  expect(load).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('reports a failure with a tracking ID and retries on request', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('Down')).mockResolvedValueOnce(Page);
  const pages = createPageStore({ load, prefetch: jest.fn() });
  void pages.load(finance, 'WalletPage');
  await flushPromises();
  expect(pages.get(finance, 'WalletPage')).toMatchObject({ kind: 'failed', trackingId: expect.any(String) });
  void pages.load(finance, 'WalletPage');
  await flushPromises();
  expect(pages.get(finance, 'WalletPage').kind).toBe('ready');
});

test('does not prefetch a page that is loaded or loading', async () => {
  const prefetch = jest.fn();
  const pages = createPageStore({ load: () => Promise.resolve(Page), prefetch });
  pages.prefetch(finance, 'WalletPage');
  void pages.load(finance, 'WalletPage');
  pages.prefetch(finance, 'WalletPage');
  expect(prefetch).toHaveBeenCalledTimes(1);
});
