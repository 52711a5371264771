import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Bootstrap, BootstrapRemote } from '@hashgrid/contracts';
import { sampleBootstrap } from '@hashgrid/testing';
import type { LoadedPage, PageLoader } from '../routing/pageStore';

jest.mock('@module-federation/enhanced/runtime', () => ({
  init: jest.fn(),
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

const load = loadRemote as jest.MockedFunction<typeof loadRemote>;
const register = registerRemotes as jest.MockedFunction<typeof registerRemotes>;
const Page = () => null;
const DETAILS = {
  version: '1.4.2',
  entry: 'entry.js',
  chunks: { WalletPage: ['wallet.js'] },
  integrity: { 'entry.js': 'sha384-e', 'wallet.js': 'sha384-w' },
};

let pageLoader: PageLoader;
let bootstrap: Bootstrap;
let responses: Record<string, Response | (() => Promise<Response>)>;
let fetched: string[];

const finance = (): BootstrapRemote => bootstrap.remotes[0]!;
const importMaps = () =>
  [...document.querySelectorAll('script[type=importmap]')].map(
    (script) => (JSON.parse(script.textContent ?? '') as { integrity: Record<string, string> }).integrity,
  );
const entries = () => register.mock.calls.map(([[remote]]) => (remote as { entry: string }).entry);
const json = (body: unknown) => () => Promise.resolve(new Response(JSON.stringify(body)));

/** Imports a fresh loader, because its state lives as long as the page. */
async function openPage(overrides: Partial<Bootstrap> = {}): Promise<void> {
  const remote = {
    name: 'finance',
    version: '1.4.2',
    base: '/remotes/finance/1.4.2-ab/',
    routes: [],
    menu: [],
  };
  bootstrap = { ...sampleBootstrap, remotes: [remote], ...overrides };
  document.head.innerHTML = '<meta name="csp-nonce" nonce="n-1">';
  document.body.innerHTML = `<script type="application/json" id="bootstrap">${JSON.stringify(bootstrap)}</script>`;
  await jest.isolateModulesAsync(async () => {
    ({ pageLoader } = await import('./pageLoader'));
    bootstrap = (await import('../readBootstrap')).readBootstrap();
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset();
  register.mockReset();
  fetched = [];
  responses = {
    '/remotes/finance/1.4.2-ab/remote.json': json(DETAILS),
    [`${sampleBootstrap.shell.base}shell.json`]: json({ lazyIntegrity: {} }),
  };
  window.fetch = async (url) => {
    fetched.push(String(url));
    const response = responses[String(url).replace(/\?retry=\d+$/, '')];
    return typeof response === 'function' ? response() : (response ?? new Response('', { status: 404 }));
  };
});
afterEach(() => jest.useRealTimers());

/** Returns the page, the message of the error or `pending` after some time. */
async function outcome(promise: Promise<LoadedPage>, ms = 8000): Promise<unknown> {
  let result: unknown = 'pending';
  promise.then(
    ({ Page }) => (result = Page),
    (error: Error) => (result = error.message),
  );
  await jest.advanceTimersByTimeAsync(ms);
  return result;
}

const PREVIOUS_PATH = '/releases/finance/before/1.4.2-ab';
const previous = () => ({
  ...finance(),
  version: '1.4.1',
  base: '/remotes/finance/1.4.1-cd/',
  routes: [{ path: '/wallet', page: 'WalletPage', title: 'Wallet' }],
});

/** Lets the live entry fail; that of the release before works. */
function failLiveEntry(): void {
  load.mockImplementation(() =>
    entries().at(-1)?.includes('1.4.2')
      ? Promise.reject(new Error('It broke on purpose'))
      : Promise.resolve({ default: Page }),
  );
  responses[PREVIOUS_PATH] = json(previous());
  responses['/remotes/finance/1.4.1-cd/remote.json'] = json({
    ...DETAILS,
    integrity: { 'entry.js': 'sha384-p' },
  });
  responses['/'] = json({});
}

test('loads the release before one that fails, with its own hashes, and stays with it', async () => {
  await openPage({ details: { finance: DETAILS } });
  failLiveEntry();
  const promise = pageLoader.load(finance(), 'WalletPage');
  expect(await outcome(promise)).toBe(Page);
  expect(await promise).toMatchObject({
    release: previous(),
    failure: {
      release: finance(),
      error: { message: expect.stringMatching(/"finance" 1\.4\.2 did not load .* It broke on purpose/) },
    },
  });
  expect(importMaps().at(-1)).toEqual({ '/remotes/finance/1.4.1-cd/entry.js': 'sha384-p' });
  const again = pageLoader.load(finance(), 'PayPage');
  expect(await outcome(again, 0)).toBe(Page);
  expect((await again).release).toMatchObject({ version: '1.4.1' });
});

test('loads a widget of the release before one that fails', async () => {
  await openPage({ details: { finance: DETAILS } });
  failLiveEntry();
  const widget = { slot: 'dashboard.balance', component: 'BalanceWidget', title: 'Balance' };
  responses[PREVIOUS_PATH] = json({ ...previous(), routes: [], widgets: [widget] });
  const promise = pageLoader.load(finance(), 'BalanceWidget');
  expect(await outcome(promise)).toBe(Page);
  expect((await promise).release).toMatchObject({ version: '1.4.1', widgets: [widget] });
});

test('does not go back to the failed release when the one before fails later', async () => {
  await openPage({ details: { finance: DETAILS } });
  failLiveEntry();
  await outcome(pageLoader.load(finance(), 'WalletPage'));
  const html = { remotes: [{ ...finance(), base: '/remotes/finance/1.4.2-ab/' }] };
  responses['/'] = () =>
    Promise.resolve(
      new Response(`<script type="application/json" id="bootstrap">${JSON.stringify(html)}</script>`),
    );
  load.mockReset().mockRejectedValue(new Error('Down'));
  expect(await outcome(pageLoader.load(finance(), 'PayPage'))).toMatch(/1\.4\.1 did not load/);
  expect(entries().at(-1)).toMatch(/1\.4\.1-cd/);
  expect(fetched.filter((url) => url.startsWith('/releases/'))).toEqual([PREVIOUS_PATH]);
});

test.each<[string, () => unknown]>([
  ['fails too', () => load.mockReset().mockRejectedValue(new Error('It broke on purpose'))],
  ['does not exist', () => (responses[PREVIOUS_PATH] = new Response('', { status: 404 }))],
  ['does not have the page', () => (responses[PREVIOUS_PATH] = json({ ...previous(), routes: [] }))],
  ['is elsewhere', () => (responses[PREVIOUS_PATH] = json({ ...previous(), base: '//evil.example/' }))],
])('says why the live release fails when the one before %s', async (_, spoil) => {
  await openPage({ details: { finance: DETAILS } });
  failLiveEntry();
  spoil();
  expect(await outcome(pageLoader.load(finance(), 'WalletPage'))).toMatch(
    /"finance" 1\.4\.2 did not load .* It broke on purpose/,
  );
});

test('loads the release before one whose page cannot start', async () => {
  await openPage({ details: { finance: DETAILS } });
  failLiveEntry();
  expect(await outcome(pageLoader.loadPrevious(finance(), 'WalletPage'), 0)).toBe(Page);
});
