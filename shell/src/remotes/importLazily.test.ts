import { sampleBootstrap } from '@hashgrid/testing';
import type { importLazily as ImportLazily } from './importLazily';

const BASE = sampleBootstrap.shell.base;
const WALLET = { name: 'wallet' };

let importLazily: typeof ImportLazily;
let respond: () => Promise<Response>;
const fetched: string[] = [];
/** The `credentials` of the requests; undefined for the default, which sends cookies to the same origin. */
const credentials: unknown[] = [];

const readImportMaps = () =>
  [...document.querySelectorAll('script[type=importmap]')].map(
    (script) => (JSON.parse(script.textContent ?? '') as { integrity: Record<string, string> }).integrity,
  );
const respondWithJson = (body: unknown) => () => Promise.resolve(new Response(JSON.stringify(body)));

beforeEach(async () => {
  document.head.innerHTML = '';
  document.body.innerHTML = `<script type="application/json" id="bootstrap">${JSON.stringify(sampleBootstrap)}</script>`;
  fetched.length = 0;
  credentials.length = 0;
  respond = respondWithJson({ lazyIntegrity: { 'wallet.js': 'sha384-w' } });
  window.fetch = (url, init) => {
    fetched.push(String(url));
    credentials.push(init?.credentials);
    return respond();
  };
  // Imports a fresh module, because its state lives as long as the page.
  await jest.isolateModulesAsync(async () => {
    ({ importLazily } = await import('./importLazily'));
  });
});

test('adds the hashes of lazy scripts before loading the first one', async () => {
  const load = jest.fn(() => {
    expect(readImportMaps()).toEqual([{ [`${BASE}wallet.js`]: 'sha384-w' }]);
    return Promise.resolve(WALLET);
  });
  expect((await importLazily(load))()).toBe(WALLET);
  await importLazily(load);
  expect(load).toHaveBeenCalledTimes(2);
  expect(fetched).toEqual([`${BASE}shell.json`]);
});

test('fetches the hashes with the credentials of the imports that they are for', async () => {
  await importLazily(async () => WALLET);
  expect(credentials).toEqual([undefined]);
});

test.each([
  ['cannot be fetched', () => Promise.reject(new TypeError('offline')), 'offline'],
  ['is missing', () => Promise.resolve(new Response('', { status: 404 })), 'returned status 404'],
  [
    'names files outside its folder',
    respondWithJson({ lazyIntegrity: { '../x.js': 'sha384-x' } }),
    'not a valid shell descriptor',
  ],
  ['has no hashes', respondWithJson({}), 'not a valid shell descriptor'],
])('loads nothing while the descriptor of the shell %s, and recovers', async (_, failure, message) => {
  respond = failure;
  const load = jest.fn(() => Promise.resolve(WALLET));
  await expect(importLazily(load)).rejects.toThrow(message);
  expect(load).not.toHaveBeenCalled();
  respond = respondWithJson({ lazyIntegrity: { 'wallet.js': 'sha384-w' } });
  expect((await importLazily(load))()).toBe(WALLET);
});

test('rejects when a lazy script takes longer than a page may load, and loads again on the next call', async () => {
  jest.useFakeTimers();
  const hung = importLazily(() => new Promise<never>(() => {})).catch(String);
  await jest.advanceTimersByTimeAsync(7000);
  expect(await hung).toContain('no response within 7 s');
  expect((await importLazily(() => Promise.resolve(WALLET)))()).toBe(WALLET);
  jest.useRealTimers();
});
