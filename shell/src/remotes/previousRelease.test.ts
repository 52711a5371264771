import { DETAILS, respondWithJson, openTestPageLoader, Page } from '../../test/openTestPageLoader';

const { getEntries, fetched, getFinance, getImportMaps, load, openPage, getOutcome, pageLoader, responses } =
  openTestPageLoader();

const PREVIOUS_PATH = '/releases/finance/before/1.4.2-ab';
const createPrevious = () => ({
  ...getFinance(),
  version: '1.4.1',
  base: '/remotes/finance/1.4.1-cd/',
  routes: [{ path: '/wallet', page: 'WalletPage', title: 'Wallet' }],
});

/** Makes imports of the live release fail, and those of the previous release succeed. */
function failLiveEntry(): void {
  load.mockImplementation(() =>
    getEntries().at(-1)?.includes('1.4.2')
      ? Promise.reject(new Error('It broke on purpose'))
      : Promise.resolve({ default: Page }),
  );
  responses[PREVIOUS_PATH] = respondWithJson(createPrevious());
  responses['/remotes/finance/1.4.1-cd/remote.json'] = respondWithJson({
    ...DETAILS,
    integrity: { 'entry.js': 'sha384-p' },
  });
  responses['/'] = respondWithJson({});
}

test('loads the previous release with its own hashes when the live one fails, and keeps using it', async () => {
  await openPage({ details: { finance: DETAILS } });
  failLiveEntry();
  const fetch = jest.spyOn(window, 'fetch');
  const promise = pageLoader.load(getFinance(), 'WalletPage');
  expect(await getOutcome(promise)).toBe(Page);
  expect(fetch).toHaveBeenCalledWith(PREVIOUS_PATH, { cache: 'no-store', signal: expect.any(AbortSignal) });
  expect(await promise).toMatchObject({
    release: createPrevious(),
    failure: {
      release: getFinance(),
      error: { message: expect.stringMatching(/"finance" 1\.4\.2 did not load .* It broke on purpose/) },
    },
  });
  expect(getImportMaps().at(-1)).toEqual({ '/remotes/finance/1.4.1-cd/entry.js': 'sha384-p' });
  const entries = getEntries();
  // Prefetching the failed release would register it again, and builds must not mix.
  pageLoader.prefetch(getFinance(), 'SwapPage');
  const again = pageLoader.load(getFinance(), 'PayPage');
  expect(await getOutcome(again, 0)).toBe(Page);
  expect(getEntries()).toEqual(entries);
  expect((await again).release).toMatchObject({ version: '1.4.1' });
});

test('loads a widget from the previous release when the live one fails', async () => {
  await openPage({ details: { finance: DETAILS } });
  failLiveEntry();
  const widget = { slot: 'dashboard.balance', component: 'BalanceWidget', title: 'Balance' };
  responses[PREVIOUS_PATH] = respondWithJson({ ...createPrevious(), routes: [], widgets: [widget] });
  const promise = pageLoader.load(getFinance(), 'BalanceWidget');
  expect(await getOutcome(promise)).toBe(Page);
  expect((await promise).release).toMatchObject({ version: '1.4.1', widgets: [widget] });
});

test('loads a page again from the previous release if it arrives from the failed one after the change', async () => {
  await openPage({ details: { finance: DETAILS } });
  failLiveEntry();
  const loadOther = load.getMockImplementation()!;
  let finishImport = () => {};
  load.mockImplementation((id) =>
    id === 'finance/PayPage' && getEntries().at(-1)?.includes('1.4.2')
      ? new Promise((resolve) => (finishImport = () => resolve({ default: Page })))
      : loadOther(id),
  );
  const payPage = pageLoader.load(getFinance(), 'PayPage');
  expect(await getOutcome(pageLoader.load(getFinance(), 'WalletPage'), 3000)).toBe(Page);
  finishImport();
  expect(await getOutcome(payPage, 0)).toBe(Page);
  expect((await payPage).release).toMatchObject({ version: '1.4.1' });
});

test('does not use a previous release that has loaded after the time limit', async () => {
  await openPage({ details: { finance: DETAILS } });
  failLiveEntry();
  const loadLive = load.getMockImplementation()!;
  let finishImport = () => {};
  load.mockImplementation((id) =>
    getEntries().at(-1)?.includes('1.4.1')
      ? new Promise((resolve) => (finishImport = () => resolve({ default: Page })))
      : loadLive(id),
  );
  expect(await getOutcome(pageLoader.load(getFinance(), 'WalletPage'))).toMatch(/no response within 7 s/);
  finishImport();
  load.mockResolvedValue({ default: Page });
  const again = pageLoader.load(getFinance(), 'WalletPage');
  expect(await getOutcome(again, 0)).toBe(Page);
  expect((await again).release).toMatchObject({ version: '1.4.2' });
});

test('does not return to the failed release when the previous one fails later', async () => {
  await openPage({ details: { finance: DETAILS } });
  failLiveEntry();
  await getOutcome(pageLoader.load(getFinance(), 'WalletPage'));
  const bootstrap = { remotes: [{ ...getFinance(), base: '/remotes/finance/1.4.2-ab/' }] };
  responses['/'] = () =>
    Promise.resolve(
      new Response(`<script type="application/json" id="bootstrap">${JSON.stringify(bootstrap)}</script>`),
    );
  load.mockReset().mockRejectedValue(new Error('Down'));
  expect(await getOutcome(pageLoader.load(getFinance(), 'PayPage'))).toMatch(/1\.4\.1 did not load/);
  expect(getEntries().at(-1)).toMatch(/1\.4\.1-cd/);
  expect(fetched.filter((url) => url.startsWith('/releases/'))).toEqual([PREVIOUS_PATH]);
});

test('while offline, neither retries nor replaces the release, and recovers on Retry once online', async () => {
  await openPage({ details: { finance: DETAILS } });
  failLiveEntry();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const loadPage = () => getOutcome(pageLoader.load(getFinance(), 'WalletPage'));
  expect(await loadPage()).toMatch(/"finance" 1\.4\.2 did not load .* the browser is offline/);
  expect(await loadPage()).toMatch(/the browser is offline/);
  expect(load).toHaveBeenCalledTimes(1);
  expect(fetched).toEqual([]);
  online.mockRestore();
  load.mockResolvedValue({ default: Page });
  expect(await loadPage()).toBe(Page);
  expect(getEntries().at(-1)).toBe('http://localhost/remotes/finance/1.4.2-ab/entry.js?retry=1');
});

test.each<[string, () => unknown]>([
  ['fails too', () => load.mockReset().mockRejectedValue(new Error('It broke on purpose'))],
  ['does not exist', () => (responses[PREVIOUS_PATH] = new Response('', { status: 404 }))],
  [
    'does not have the page',
    () => (responses[PREVIOUS_PATH] = respondWithJson({ ...createPrevious(), routes: [] })),
  ],
  [
    'is that of another remote',
    () => (responses[PREVIOUS_PATH] = respondWithJson({ ...createPrevious(), name: 'game' })),
  ],
  [
    'has the files of another remote',
    () => {
      const base = '/remotes/game/1.4.1-cd/';
      responses[PREVIOUS_PATH] = respondWithJson({ ...createPrevious(), base });
      responses[`${base}remote.json`] = respondWithJson(DETAILS);
    },
  ],
  [
    'has a malformed menu',
    () => (responses[PREVIOUS_PATH] = respondWithJson({ ...createPrevious(), menu: [{ path: 7 }] })),
  ],
  [
    'is on another host',
    () => {
      const base = '//evil.example/remotes/finance/1.4.1-cd/';
      responses[PREVIOUS_PATH] = respondWithJson({ ...createPrevious(), base });
      responses[`${base}remote.json`] = respondWithJson(DETAILS);
    },
  ],
])('reports the failure of the live release when the previous one %s', async (_, breakPrevious) => {
  await openPage({ details: { finance: DETAILS } });
  failLiveEntry();
  breakPrevious();
  expect(await getOutcome(pageLoader.load(getFinance(), 'WalletPage'))).toMatch(
    /"finance" 1\.4\.2 did not load .* It broke on purpose/,
  );
});

test('loads the previous release on request, without trying the live one', async () => {
  await openPage({ details: { finance: DETAILS } });
  failLiveEntry();
  const promise = pageLoader.loadPrevious(getFinance(), 'WalletPage');
  expect(await getOutcome(promise, 0)).toBe(Page);
  expect((await promise).release).toEqual(createPrevious());
  expect(load).toHaveBeenCalledTimes(1);
});
