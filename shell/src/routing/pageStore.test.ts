import type { BootstrapRemote } from '@hashgrid/contracts';
import { getRecentErrors } from '@hashgrid/platform/host';
import { RemoteLoadError } from '../remotes/RemoteLoadError';
import { remoteLoads } from '../telemetry/remoteLoads';
import { createPageStore, type LoadedPage, type PageLoader } from './pageStore';

const finance: BootstrapRemote = {
  name: 'finance',
  version: '1.4.2',
  base: '/remotes/finance/1.4.2-bb/',
  routes: [],
  menu: [],
};
const previous: BootstrapRemote = { ...finance, version: '1.4.1', base: '/remotes/finance/1.4.1-aa/' };
const Page = () => null;
const loaded: LoadedPage = { Page, release: finance };
const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

const createLoader = (load: PageLoader['load'] = () => Promise.resolve(loaded)) => ({
  load,
  loadPrevious: jest.fn((): Promise<LoadedPage> => Promise.reject(new Error('There is none'))),
  prefetch: jest.fn(),
});

test('loads a page once for concurrent requests', async () => {
  const load = jest.fn(() => Promise.resolve(loaded));
  const pages = createPageStore(createLoader(load));
  const listener = jest.fn();
  pages.subscribe(listener);
  void pages.load(finance, 'WalletPage');
  void pages.load(finance, 'WalletPage');
  expect(pages.get(finance, 'WalletPage')).toEqual({ kind: 'loading' });
  expect(pages.getRelease('finance')).toBeNull();
  await flushPromises();
  void pages.load(finance, 'WalletPage');
  expect(pages.get(finance, 'WalletPage')).toEqual({ kind: 'ready', ...loaded });
  expect(pages.getRelease('finance')).toBe(finance);
  expect(load).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('reports a failure with a tracking ID and retries on request', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('Down')).mockResolvedValueOnce(loaded);
  const pages = createPageStore(createLoader(load));
  void pages.load(finance, 'WalletPage');
  await flushPromises();
  expect(pages.get(finance, 'WalletPage')).toMatchObject({ kind: 'failed', trackingId: expect.any(String) });
  void pages.load(finance, 'WalletPage');
  await flushPromises();
  expect(pages.get(finance, 'WalletPage').kind).toBe('ready');
});

test('reports a failure of the release that the loader tried instead of the one in the HTML', async () => {
  const pages = createPageStore(
    createLoader(() => Promise.reject(new RemoteLoadError(previous, 'no response within 7 s'))),
  );
  await pages.load(finance, 'WalletPage');
  expect(getRecentErrors().at(-1)).toMatchObject({
    context: { remote: 'finance', version: '1.4.1', hash: 'aa', page: 'WalletPage' },
  });
  expect(remoteLoads.get().at(-1)).toMatchObject({ version: '1.4.1', hash: 'aa', isFailed: true });
});

test('does not prefetch a page that is loaded or loading', () => {
  const loader = createLoader();
  const pages = createPageStore(loader);
  pages.prefetch(finance, 'WalletPage');
  void pages.load(finance, 'WalletPage');
  pages.prefetch(finance, 'WalletPage');
  expect(loader.prefetch).toHaveBeenCalledTimes(1);
});

test('returns the page of the previous release, and reports the failure with both releases', async () => {
  const failure = { release: finance, error: new Error('The entry throws') };
  const pages = createPageStore(createLoader(async () => ({ Page, release: previous, failure })));
  await pages.load(finance, 'WalletPage');
  expect(pages.get(finance, 'WalletPage')).toEqual({ kind: 'ready', Page, release: previous });
  expect(getRecentErrors().at(-1)).toMatchObject({
    message: 'The entry throws',
    context: { remote: 'finance', version: '1.4.2', hash: 'bb', fallback: '1.4.1-aa', page: 'WalletPage' },
  });
  expect(remoteLoads.get().slice(-2)).toMatchObject([
    { version: '1.4.2', hash: 'bb', isFailed: true },
    { version: '1.4.1', hash: 'aa', isFailed: false },
  ]);
});

test('loads a page again when another page of the remote was loaded from another build', async () => {
  const loader = createLoader(async (_, page) => (page === 'PayPage' ? { Page, release: previous } : loaded));
  const pages = createPageStore(loader);
  await pages.load(finance, 'WalletPage');
  await pages.load(finance, 'PayPage');
  expect(pages.get(finance, 'WalletPage').kind).toBe('loading');
  expect(pages.getRelease('finance')).toBe(previous);
});

test('replaces a page that cannot start with that of the previous release, and keeps it if there is none', async () => {
  const loader = createLoader();
  const pages = createPageStore(loader);
  await pages.load(finance, 'WalletPage');
  expect(await pages.fallBack(finance, 'WalletPage')).toBeNull();
  expect(pages.get(finance, 'WalletPage')).toEqual({ kind: 'ready', ...loaded });
  loader.loadPrevious.mockResolvedValueOnce({ Page, release: previous });
  expect(await pages.fallBack(finance, 'WalletPage')).toBe(previous);
  expect(pages.get(finance, 'WalletPage')).toEqual({ kind: 'ready', Page, release: previous });
});

test('records the failed load of a page that cannot start, even if there is no previous release', async () => {
  const pages = createPageStore(createLoader());
  await pages.load(finance, 'WalletPage');
  await pages.fallBack(finance, 'WalletPage');
  expect(remoteLoads.get().slice(-2)).toMatchObject([
    { version: '1.4.2', hash: 'bb', isFailed: false },
    { version: '1.4.2', hash: 'bb', isFailed: true },
  ]);
});
