import { sampleBootstrap } from '@hashgrid/testing';
import type * as Lazily from './importLazily';

const BASE = sampleBootstrap.shell.base;
const WALLET = { name: 'wallet' };

let shell: typeof Lazily;
let respond: () => Promise<Response>;
const fetched: string[] = [];
const page = globalThis as { __webpack_get_script_filename__?: (chunkId: string) => string };

const hashes = () =>
  [...document.querySelectorAll('script[type=importmap]')].map(
    (script) => (JSON.parse(script.textContent ?? '') as { integrity: Record<string, string> }).integrity,
  );
const json = (body: unknown) => () => Promise.resolve(new Response(JSON.stringify(body)));

beforeEach(async () => {
  document.head.innerHTML = '';
  document.body.innerHTML = `<script type="application/json" id="bootstrap">${JSON.stringify(sampleBootstrap)}</script>`;
  fetched.length = 0;
  respond = json({ lazyIntegrity: { 'wallet.js': 'sha384-w' } });
  window.fetch = (url) => {
    fetched.push(String(url));
    return respond();
  };
  page.__webpack_get_script_filename__ = (chunkId) => `${chunkId}.js`;
  // Its state lives as long as the page.
  await jest.isolateModulesAsync(async () => {
    shell = await import('./importLazily');
  });
});
afterEach(() => delete page.__webpack_get_script_filename__);

test('adds the hashes of lazy scripts before it loads the first', async () => {
  const load = jest.fn(() => {
    expect(hashes()).toEqual([{ [`${BASE}wallet.js`]: 'sha384-w' }]);
    return Promise.resolve(WALLET);
  });
  expect((await shell.importLazily(load))()).toBe(WALLET);
  await shell.importLazily(load);
  expect(load).toHaveBeenCalledTimes(2);
  expect(fetched).toEqual([`${BASE}shell.json`]);
});

test.each([
  ['cannot be fetched', () => Promise.reject(new TypeError('offline')), 'offline'],
  ['is missing', () => Promise.resolve(new Response('', { status: 404 })), 'returned status 404'],
  [
    'names files elsewhere',
    json({ lazyIntegrity: { '../x.js': 'sha384-x' } }),
    'not a valid shell descriptor',
  ],
  ['has no hashes', json({}), 'not a valid shell descriptor'],
])('loads nothing while the descriptor of the shell %s, and recovers', async (_, failure, message) => {
  respond = failure;
  const load = jest.fn(() => Promise.resolve(WALLET));
  await expect(shell.importLazily(load)).rejects.toThrow(message);
  expect(load).not.toHaveBeenCalled();
  respond = json({ lazyIntegrity: { 'wallet.js': 'sha384-w' } });
  expect((await shell.importLazily(load))()).toBe(WALLET);
});

test('gives each retry of a lazy script a new URL with a hash', async () => {
  shell.retryChunksUnderNewUrls();
  await shell.importLazily(() => Promise.resolve(WALLET));
  const urls = [1, 2, 3].map(() => page.__webpack_get_script_filename__?.('wallet'));
  expect(urls).toEqual(['wallet.js', 'wallet.js?retry=1', 'wallet.js?retry=2']);
  expect(hashes().slice(1)).toEqual([
    { [`${BASE}wallet.js?retry=1`]: 'sha384-w' },
    { [`${BASE}wallet.js?retry=2`]: 'sha384-w' },
  ]);
});
