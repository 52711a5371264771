import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@hashgrid/contracts';
import type { FastifyInstance } from 'fastify';
import { createGateway } from '../createGateway';
import {
  createFixtureStore,
  createTestConfig,
  computeTextIntegrity,
  REGISTRY,
  createRelease,
  writeRegistry,
} from '../test/createFixtureStore';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let releasesDir: string;
let gateway: FastifyInstance;
let logged: string[];

/** Creates a registry with a previous release of auth, whose only script is `entry.js`. */
const createRegistry = (): Registry => {
  const auth = REGISTRY.remotes.auth!;
  const descriptor = {
    ...auth.current.descriptor,
    version: '0.9.0',
    integrity: { 'entry.js': computeTextIntegrity('auth before') },
  };
  return {
    ...REGISTRY,
    remotes: {
      ...REGISTRY.remotes,
      auth: { ...auth, previous: [createRelease('remotes/auth', 'be', descriptor)] },
    },
  };
};

const writeFile = (file: string, text: string) =>
  writeFileSync(join(releasesDir, 'remotes/auth/0.9.0-be', file), text);

beforeEach(async () => {
  releasesDir = createFixtureStore({
    'remotes/auth/0.9.0-be/entry.js': 'auth before',
    'remotes/auth/0.9.0-be/remote.json': '{}',
    'remotes/auth/1.0.0-bb/remote.json': '{}',
    'remotes/auth/0.9.0-be/locales/ar-SA.json': '{"Login":"قديم","Remember me":"تذكرني"}',
  });
  writeRegistry(releasesDir, createRegistry());
  gateway = await createGateway(createTestConfig(releasesDir));
  logged = [];
  jest.spyOn(gateway.log, 'error').mockImplementation((line: unknown) => void logged.push(String(line)));
});
afterEach(async () => {
  await gateway.close();
  rmSync(releasesDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => gateway.inject({ url, headers });

test('names the previous release, and logs both once', async () => {
  const path = '/releases/auth/before/1.0.0-bb';
  for (const { statusCode, headers, body } of [await get(path), await get(path)]) {
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(JSON.parse(body)).toMatchObject({
      name: 'auth',
      version: '0.9.0',
      base: '/remotes/auth/0.9.0-be/',
      routes: [{ path: '/login' }],
    });
  }
  expect(logged).toEqual(['A page could not use auth 1.0.0-bb and gets 0.9.0-be.']);
});

test('names the live release instead of one that has left the registry, and logs nothing', async () => {
  expect((await get('/releases/auth/before/1.1.0-cc')).json()).toMatchObject({ version: '1.0.0' });
  expect(logged).toEqual([]);
});

test.each([
  ['the oldest release', '/releases/auth/before/0.9.0-be'],
  ['a release without a previous one', '/releases/finance/before/1.0.0-cc'],
  ['an unknown remote', '/releases/lab/before/1.0.0-cc'],
  ['the name of an object property', '/releases/constructor/before/1.0.0-cc'],
])('returns 404 when nothing can replace %s', async (_, url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test('names no release whose files are damaged', async () => {
  writeFile('entry.js', 'tampered');
  expect((await get('/releases/auth/before/1.0.0-bb')).statusCode).toBe(404);
});

test('names the previous release at the CDN of the installation', async () => {
  await gateway.close();
  gateway = await createGateway({ ...createTestConfig(releasesDir), artifactsOrigin: 'https://cdn.example' });
  const { base } = (await get('/releases/auth/before/1.0.0-bb')).json<{ base: string }>();
  expect(base).toBe('https://cdn.example/remotes/auth/0.9.0-be/');
});

test('serves the texts that only the previous release has', async () => {
  expect((await get('/locales/ar-SA.json')).json()).toMatchObject({ Login: 'دخول', 'Remember me': 'تذكرني' });
});

test('adds the hashes of the previous release and of its retries for a browser that supports one import map only', async () => {
  const hashesFor = async (userAgent: string) => (await get('/login', { 'user-agent': userAgent })).body;
  for (const query of ['', '?retry=1', '?retry=5'])
    expect(await hashesFor(FIREFOX)).toContain(
      `"/remotes/auth/0.9.0-be/entry.js${query}":"${computeTextIntegrity('auth before')}"`,
    );
  expect(await hashesFor('Chrome/150.0.0.0')).not.toContain('0.9.0-be');
});

test('replaces nothing during development, so that developers see what fails', async () => {
  await gateway.close();
  gateway = await createGateway({ ...createTestConfig(releasesDir), reloadPages: true });
  expect((await get('/releases/auth/before/1.0.0-bb')).statusCode).toBe(404);
});
