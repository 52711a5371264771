import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseBootstrap, type Registry, type ShellDescriptor } from '@hashgrid/contracts';
import type { FastifyInstance } from 'fastify';
import { createGateway } from '../createGateway';
import {
  createFixtureStore,
  createTestConfig,
  computeTextIntegrity,
  REGISTRY,
  createRelease,
  SHELL_SCRIPT,
  writeRegistry,
} from '../test/createFixtureStore';

const PATH = '/releases/shell/before/1.1.0-cc';

let releasesDir: string;
let gateway: FastifyInstance;
let logged: string[];

/** Creates a registry with a newer shell than the fixture's, which becomes the previous one. */
const createRegistry = (): Registry => {
  const { current } = REGISTRY.shell!;
  const descriptor: ShellDescriptor = {
    ...current.descriptor,
    version: '1.1.0',
    chunks: [],
    integrity: { 'shell.js': computeTextIntegrity('new shell') },
  };
  return { ...REGISTRY, shell: { current: createRelease('shell', 'cc', descriptor), previous: [current] } };
};

const open = async (changes = {}) => {
  gateway = await createGateway({ ...createTestConfig(releasesDir), ...changes });
  logged = [];
  jest.spyOn(gateway.log, 'error').mockImplementation((line: unknown) => void logged.push(String(line)));
};

beforeEach(async () => {
  releasesDir = createFixtureStore({
    'shell/1.0.0-aa/shell.json': '{}',
    'shell/1.0.0-aa/locales/ar-SA.json': '{"Log out":"خروج","Only before":"قبل"}',
    'shell/1.1.0-cc/shell.js': 'new shell',
    'shell/1.1.0-cc/shell.json': '{}',
    'shell/1.1.0-cc/wallet.js': 'wallet',
  });
  writeRegistry(releasesDir, createRegistry());
  await open();
});
afterEach(async () => {
  await gateway.close();
  rmSync(releasesDir, { recursive: true });
});

const get = (url: string, cookie = '', headers = {}) =>
  gateway.inject({ url, headers: { cookie, ...headers } });
const readShellBase = async (cookie: string): Promise<string> => {
  const { body } = await get('/login', cookie);
  return parseBootstrap(body)!.shell.base;
};
const hasFallback = async (cookie = '') =>
  (await get('/login', cookie)).body.includes('/releases/shell/before/');

test('gives a browser that could not start the live shell the previous one for ten minutes, and logs both once', async () => {
  for (const { statusCode, headers, body } of [await get(PATH), await get(PATH)]) {
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(headers['set-cookie']).toBe('failed_shell=1.1.0-cc; Path=/; Max-Age=600; SameSite=Lax');
    expect(JSON.parse(body)).toEqual({ release: '1.0.0-aa' });
  }
  expect(logged).toEqual(['A page could not start shell 1.1.0-cc and gets 1.0.0-aa.']);
  expect(await readShellBase('')).toBe('/shell/1.1.0-cc/');
  expect(await readShellBase('other=1; failed_shell=1.1.0-cc')).toBe('/shell/1.0.0-aa/');
});

test.each([
  ['same-origin', 200],
  ['cross-site', 404],
  ['same-site', 404],
  ['none', 404],
])(
  'gives a previous shell only to a page of the game, not to a link or another site: %s',
  async (site, status) => {
    const { statusCode, headers } = await get(PATH, '', { 'sec-fetch-site': site });
    expect([statusCode, headers['set-cookie'] !== undefined]).toEqual([status, status === 200]);
  },
);

test('sends a browser that could not start the live shell the scripts of the previous one, and no further fallback', async () => {
  const { body } = await get('/login', 'failed_shell=1.1.0-cc');
  expect(body).toContain(`src="/shell/1.0.0-aa/shell.js" integrity="${computeTextIntegrity(SHELL_SCRIPT)}"`);
  expect(body).not.toContain('/shell/1.1.0-cc/');
  expect(await hasFallback()).toBe(true);
  expect(await hasFallback('failed_shell=1.1.0-cc')).toBe(false);
});

test('keeps the texts that only the previous shell has', async () => {
  expect((await get('/locales/ar-SA.json')).json()).toMatchObject({ 'Only before': 'قبل' });
});

test.each([
  ['another shell', 'failed_shell=1.0.0-aa'],
  ['an invalid ID', 'failed_shell=../../x'],
  ['nothing', 'failed_shell='],
])('ignores a cookie that names %s', async (_, cookie) => {
  expect(await readShellBase(cookie)).toBe('/shell/1.1.0-cc/');
});

test('names the live shell instead of one that has been rolled back meanwhile, and logs nothing', async () => {
  expect((await get('/releases/shell/before/1.2.0-dd')).json()).toEqual({ release: '1.1.0-cc' });
  expect(logged).toEqual([]);
});

test('returns 404 while the files of the previous shell are damaged, or there is none', async () => {
  writeFileSync(join(releasesDir, 'shell/1.0.0-aa/shell.js'), 'tampered');
  expect((await get(PATH)).statusCode).toBe(404);
  expect(await readShellBase('failed_shell=1.1.0-cc')).toBe('/shell/1.1.0-cc/');
  writeRegistry(releasesDir, { ...REGISTRY, revision: 2 });
  expect((await get('/releases/shell/before/1.0.0-aa')).statusCode).toBe(404);
  expect((await get('/login')).body).not.toContain('/releases/shell/before/');
});

test.each(['%00', 'a%3B%20Path%3D%2Fx', 'x'.repeat(90) + '%0D%0Ax'])(
  'rejects an ID that a cookie cannot contain: %s',
  async (id) => {
    const { statusCode, headers } = await get(`/releases/shell/before/${id}`);
    expect([statusCode, headers['set-cookie']]).toEqual([404, undefined]);
  },
);

test('replaces nothing during development, so that developers see what fails', async () => {
  await gateway.close();
  await open({ reloadPages: true });
  expect((await get(PATH)).statusCode).toBe(404);
  expect(await hasFallback()).toBe(false);
});
