import { memo } from 'react';
import { sampleBootstrap } from '@hashgrid/testing';
import { DETAILS, respondWithJson, openTestPageLoader, Page } from '../../test/openTestPageLoader';

const {
  getEntries,
  fetched,
  getFinance,
  getImportMaps,
  load,
  openPage,
  getOutcome,
  pageLoader,
  getPreloads,
  register,
  responses,
} = openTestPageLoader();

test('loads a page without a request for its details if they are in the HTML', async () => {
  await openPage({ details: { finance: DETAILS } });
  load.mockResolvedValue({ default: Page });
  expect(await getOutcome(pageLoader.load(getFinance(), 'WalletPage'), 0)).toBe(Page);
  expect(load).toHaveBeenCalledWith('finance/WalletPage');
  expect(getEntries()).toEqual(['http://localhost/remotes/finance/1.4.2-ab/entry.js']);
  expect(fetched).toEqual([]);
  expect(getImportMaps()).toEqual([]);
});

test('fetches the details of another remote once, and adds the hashes before the import', async () => {
  await openPage();
  load.mockImplementation(() => {
    expect(getImportMaps()).toEqual([
      { '/remotes/finance/1.4.2-ab/entry.js': 'sha384-e', '/remotes/finance/1.4.2-ab/wallet.js': 'sha384-w' },
    ]);
    return Promise.resolve({ default: Page });
  });
  expect(await getOutcome(pageLoader.load(getFinance(), 'WalletPage'), 0)).toBe(Page);
  expect(await getOutcome(pageLoader.load(getFinance(), 'PayPage'), 0)).toBe(Page);
  expect(fetched).toEqual(['/remotes/finance/1.4.2-ab/remote.json']);
  // Registering it again would run it a second time.
  expect(getEntries()).toEqual(['http://localhost/remotes/finance/1.4.2-ab/entry.js']);
  expect(document.querySelector<HTMLScriptElement>('script[type=importmap]')?.nonce).toBe('n-1');
});

test('preloads the entry and the chunks of another remote in parallel, each with its hash', async () => {
  await openPage();
  load.mockResolvedValue({ default: Page });
  await getOutcome(pageLoader.load(getFinance(), 'WalletPage'), 0);
  expect(getPreloads()).toEqual({
    'http://localhost/remotes/finance/1.4.2-ab/entry.js': 'sha384-e',
    'http://localhost/remotes/finance/1.4.2-ab/wallet.js': 'sha384-w',
  });
});

test('does not preload scripts that the HTML preloads', async () => {
  await openPage({ details: { finance: DETAILS } });
  load.mockResolvedValue({ default: Page });
  await getOutcome(pageLoader.load(getFinance(), 'WalletPage'), 0);
  expect(getPreloads()).toEqual({});
});

test('retries a failure under a fresh URL that has a hash too', async () => {
  await openPage({ details: { finance: DETAILS } });
  load.mockRejectedValueOnce(new Error('evaluation failed')).mockResolvedValueOnce({ default: Page });
  expect(await getOutcome(pageLoader.load(getFinance(), 'WalletPage'), 300)).toBe(Page);
  expect(getEntries()).toEqual([
    'http://localhost/remotes/finance/1.4.2-ab/entry.js',
    'http://localhost/remotes/finance/1.4.2-ab/entry.js?retry=1',
  ]);
  expect(register.mock.calls[1]?.[1]).toEqual({ force: true });
  // The release that a page loaded now would get is fetched only after a second failure.
  expect(fetched).toEqual([]);
  expect(getImportMaps()).toEqual([
    {
      '/remotes/finance/1.4.2-ab/entry.js?retry=1': 'sha384-e',
      '/remotes/finance/1.4.2-ab/wallet.js?retry=1': 'sha384-w',
    },
  ]);
});

test('retries with the details in the HTML while the release is still the current one', async () => {
  await openPage({ details: { finance: DETAILS } });
  const html = JSON.stringify({ remotes: [getFinance()] });
  responses['/'] = () =>
    Promise.resolve(new Response(`<script type="application/json" id="bootstrap">${html}</script>`));
  load.mockRejectedValueOnce(new Error('Down')).mockRejectedValueOnce(new Error('Down'));
  load.mockResolvedValue({ default: Page });
  expect(await getOutcome(pageLoader.load(getFinance(), 'WalletPage'))).toBe(Page);
  expect(fetched).toEqual([`${sampleBootstrap.shell.base}shell.json`, '/']);
});

const neverSettle = () => new Promise<never>(() => undefined);

test('aborts a request for remote.json that hangs and repeats it under a fresh URL', async () => {
  await openPage();
  let signal: AbortSignal | null | undefined;
  const respond = window.fetch;
  window.fetch = (url, init) => {
    if (String(url).includes('retry')) return respond(url, init);
    signal = init?.signal;
    return neverSettle();
  };
  load.mockResolvedValue({ default: Page });
  expect(await getOutcome(pageLoader.load(getFinance(), 'WalletPage'))).toBe(Page);
  expect(signal?.aborted).toBe(true);
  expect(fetched).toEqual(['/remotes/finance/1.4.2-ab/remote.json?retry=1']);
});

test('recovers on Retry from an import that hangs, under a fresh URL', async () => {
  await openPage({ details: { finance: DETAILS } });
  load.mockImplementationOnce(neverSettle).mockResolvedValue({ default: Page });
  expect(await getOutcome(pageLoader.load(getFinance(), 'WalletPage'))).toMatch(/no response within 7 s/);
  expect(await getOutcome(pageLoader.load(getFinance(), 'WalletPage'), 0)).toBe(Page);
  expect(getEntries().at(-1)).toBe('http://localhost/remotes/finance/1.4.2-ab/entry.js?retry=1');
});

test('loads a page whose import ended while the machine was paused, although the time limit has passed', async () => {
  await openPage({ details: { finance: DETAILS } });
  const now = performance.now.bind(performance);
  const finishImport = (resolve: (module: object) => void) => {
    jest.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
    setTimeout(() => resolve({ default: Page }), 1);
  };
  // After the pause, the browser runs timers first and passes on the module then.
  load.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => finishImport(resolve), 6999)));
  expect(await getOutcome(pageLoader.load(getFinance(), 'WalletPage'))).toBe(Page);
  expect(getEntries()).toEqual(['http://localhost/remotes/finance/1.4.2-ab/entry.js']);
});

test('joins a prefetch, and starts again under a fresh URL when that hangs', async () => {
  await openPage({ details: { finance: DETAILS } });
  load.mockImplementationOnce(neverSettle).mockResolvedValue({ default: Page });
  pageLoader.prefetch(getFinance(), 'WalletPage');
  await jest.advanceTimersByTimeAsync(1000);
  const promise = pageLoader.load(getFinance(), 'WalletPage');
  expect(await getOutcome(promise, 5999)).toBe('pending');
  expect(load).toHaveBeenCalledTimes(1);
  expect(await getOutcome(promise, 301)).toBe(Page);
  expect(getEntries().at(-1)).toBe('http://localhost/remotes/finance/1.4.2-ab/entry.js?retry=1');
});

test('ignores a prefetch that hung before the click', async () => {
  await openPage({ details: { finance: DETAILS } });
  load.mockImplementationOnce(neverSettle).mockResolvedValue({ default: Page });
  pageLoader.prefetch(getFinance(), 'WalletPage');
  await jest.advanceTimersByTimeAsync(7000);
  expect(await getOutcome(pageLoader.load(getFinance(), 'WalletPage'), 0)).toBe(Page);
});

test('uses a slow attempt that succeeds during the retry', async () => {
  await openPage({ details: { finance: DETAILS } });
  let finishImport = (_: { default: typeof Page }) => {};
  load
    .mockReturnValueOnce(new Promise((resolve) => (finishImport = resolve)))
    .mockImplementation(neverSettle);
  expect(await getOutcome(pageLoader.load(getFinance(), 'WalletPage'))).toMatch(/no response within 7 s/);
  const retry = pageLoader.load(getFinance(), 'WalletPage');
  expect(await getOutcome(retry, 1000)).toBe('pending');
  finishImport({ default: Page });
  expect(await getOutcome(retry, 0)).toBe(Page);
});

test('stops retrying after the timeout', async () => {
  await openPage({ details: { finance: DETAILS } });
  load.mockImplementation(neverSettle);
  expect(await getOutcome(pageLoader.load(getFinance(), 'WalletPage'))).toMatch(/no response within 7 s/);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});

test('starts no further attempt when the time is up while it waits for one', async () => {
  await openPage({ details: { finance: DETAILS } });
  load.mockImplementation(
    () => new Promise((_, reject) => setTimeout(() => reject(new Error('Down')), 6900)),
  );
  expect(await getOutcome(pageLoader.load(getFinance(), 'WalletPage'))).toMatch(/no response within 7 s/);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});

test('loads a page that React wraps, such as by memo', async () => {
  await openPage({ details: { finance: DETAILS } });
  const Wrapped = memo(Page);
  load.mockResolvedValue({ default: Wrapped });
  expect(await getOutcome(pageLoader.load(getFinance(), 'WalletPage'), 0)).toBe(Wrapped);
});

test('rejects a module without a component', async () => {
  await openPage({ details: { finance: DETAILS } });
  load.mockResolvedValueOnce({}).mockResolvedValueOnce(null).mockResolvedValueOnce({ default: 'page' });
  expect(await getOutcome(pageLoader.load(getFinance(), 'WalletPage'))).toMatch(
    /"WalletPage" has no component/,
  );
  expect(load).toHaveBeenCalledTimes(3);
});

test('times out after 7 s with a message that names remote, version, URL and time', async () => {
  await openPage({ details: { finance: DETAILS } });
  load.mockReturnValue(new Promise(() => {}));
  const promise = pageLoader.load(getFinance(), 'WalletPage');
  promise.catch(() => undefined);
  expect(await getOutcome(promise, 6999)).toBe('pending');
  expect(await getOutcome(promise, 1)).toBe(
    'Remote "finance" 1.4.2 did not load from /remotes/finance/1.4.2-ab/: no response within 7 s.',
  );
});

test('loads a page after all its attempts have failed, without a page reload', async () => {
  await openPage({ details: { finance: DETAILS } });
  load.mockRejectedValue(new Error('404'));
  expect(await getOutcome(pageLoader.load(getFinance(), 'WalletPage'))).toMatch(/404/);
  load.mockResolvedValue({ default: Page });
  expect(await getOutcome(pageLoader.load(getFinance(), 'WalletPage'), 0)).toBe(Page);
});

test.each([
  ['HTML', '<!doctype html>'],
  ['a list', '[]'],
  ['without an entry', JSON.stringify({ ...DETAILS, entry: undefined })],
  ['without a relative entry', JSON.stringify({ ...DETAILS, entry: 'https://evil.example/entry.js' })],
  ['without an entry inside its folder', JSON.stringify({ ...DETAILS, entry: '../auth/entry.js' })],
  ['without chunks', JSON.stringify({ ...DETAILS, chunks: undefined })],
  [
    'with a hash of a file outside its folder',
    JSON.stringify({ ...DETAILS, integrity: { ...DETAILS.integrity, '../auth/entry.js': 'sha384-a' } }),
  ],
  ['without an entry on its host', JSON.stringify({ ...DETAILS, entry: '//evil.example/entry.js' })],
])('rejects a remote.json that is %s', async (_, text) => {
  await openPage();
  responses['/remotes/finance/1.4.2-ab/remote.json'] = () => Promise.resolve(new Response(text));
  expect(await getOutcome(pageLoader.load(getFinance(), 'WalletPage'))).toMatch(
    /remote\.json is not valid JSON|remote\.json is not a valid remote descriptor/,
  );
  expect(load).not.toHaveBeenCalled();
});

test('rejects invalid details in the HTML', async () => {
  await openPage({ details: { finance: { ...DETAILS, entry: '../auth/entry.js' } } });
  const outcome = await getOutcome(pageLoader.load(getFinance(), 'WalletPage'));
  expect(outcome).toMatch(/remote\.json is not a valid remote descriptor/);
  expect(load).not.toHaveBeenCalled();
});

test('rejects a remote from another origin immediately', async () => {
  await openPage();
  const evil = { ...getFinance(), base: 'https://evil.example/remotes/finance/' };
  expect(await getOutcome(pageLoader.load(evil, 'WalletPage'), 0)).toMatch(
    /https:\/\/evil\.example is not allowed/,
  );
  expect(fetched).toEqual([]);
});

test('loads a previewed remote from the computer of its developer, and no other remote', async () => {
  await openPage({ preview: { name: 'finance', version: '1.5.0', origin: 'http://127.0.0.1:9000' } });
  load.mockResolvedValue({ default: Page });
  const base = 'http://127.0.0.1:9000/remotes/finance/';
  responses[`${base}remote.json`] = respondWithJson(DETAILS);
  expect(await getOutcome(pageLoader.load({ ...getFinance(), base }, 'WalletPage'), 0)).toBe(Page);
  const auth = { ...getFinance(), name: 'auth', base: 'http://127.0.0.1:9000/remotes/auth/' };
  expect(await getOutcome(pageLoader.load(auth, 'LoginPage'), 0)).toMatch(
    /http:\/\/127\.0\.0\.1:9000 is not allowed/,
  );
});

test("loads a remote from the installation's CDN, with its hashes, and from no other host", async () => {
  await openPage({ artifactsOrigin: 'https://cdn.example' });
  load.mockResolvedValue({ default: Page });
  const base = 'https://cdn.example/remotes/finance/1.4.2-ab/';
  responses[`${base}remote.json`] = respondWithJson(DETAILS);
  expect(await getOutcome(pageLoader.load({ ...getFinance(), base }, 'WalletPage'), 0)).toBe(Page);
  expect(getEntries()).toEqual([`${base}entry.js`]);
  expect(getImportMaps()).toEqual([{ [`${base}entry.js`]: 'sha384-e', [`${base}wallet.js`]: 'sha384-w' }]);
  const evil = { ...getFinance(), base: 'https://cdn.example.evil.example/remotes/finance/1.4.2-ab/' };
  expect(await getOutcome(pageLoader.load(evil, 'WalletPage'), 0)).toMatch(/evil\.example is not allowed/);
});

test('explains that the shell shares another version of a package than the remote needs', async () => {
  await openPage({ details: { finance: DETAILS } });
  load.mockRejectedValue(
    new Error('Version 19.3.1 of shared singleton module react does not satisfy the requirement of finance'),
  );
  const failed = pageLoader.load(getFinance(), 'WalletPage').catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(8000);
  expect(await failed).toMatchObject({
    problem: 'share-conflict',
    message: expect.stringMatching(/"finance" 1\.4\.2 did not load from .*1\.4\.2-ab.*module react/),
  });
});

test('replaces a deleted release with the current one', async () => {
  await openPage();
  responses['/remotes/finance/1.4.2-ab/remote.json'] = new Response('', { status: 404 });
  const live = { ...getFinance(), version: '1.5.0', base: '/remotes/finance/1.5.0-cd/' };
  responses['/'] = () =>
    Promise.resolve(
      new Response(
        `<script type="application/json" id="bootstrap">${JSON.stringify({ remotes: [live] })}</script>`,
      ),
    );
  responses['/remotes/finance/1.5.0-cd/remote.json'] = respondWithJson(DETAILS);
  load.mockResolvedValue({ default: Page });
  expect(await getOutcome(pageLoader.load(getFinance(), 'WalletPage'))).toBe(Page);
  expect(getEntries()).toEqual(['http://localhost/remotes/finance/1.5.0-cd/entry.js']);
});

test('does not load a current release that is malformed', async () => {
  await openPage();
  responses['/remotes/finance/1.4.2-ab/remote.json'] = new Response('', { status: 404 });
  const live = { ...getFinance(), base: '/remotes/finance/1.5.0-cd/', routes: [{ path: '/wallet' }] };
  const html = JSON.stringify({ remotes: [live] });
  responses['/'] = () =>
    Promise.resolve(new Response(`<script type="application/json" id="bootstrap">${html}</script>`));
  responses['/remotes/finance/1.5.0-cd/remote.json'] = respondWithJson(DETAILS);
  load.mockResolvedValue({ default: Page });
  expect(await getOutcome(pageLoader.load(getFinance(), 'WalletPage'))).toMatch(
    /"finance" 1\.4\.2 did not load .*remote\.json returned status 404/,
  );
  expect(getEntries()).toEqual([]);
});

test('prefetches a page, ignores errors, and respects Save-Data', async () => {
  await openPage({ details: { finance: DETAILS } });
  load.mockRejectedValueOnce(new Error('Down'));
  pageLoader.prefetch(getFinance(), 'WalletPage');
  await jest.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  pageLoader.prefetch(getFinance(), 'WalletPage');
  await jest.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'connection');
});
