import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseBootstrap, type Registry } from '@hashgrid/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import { createGateway } from '../createGateway';
import {
  createFixtureStore,
  createRelease,
  createTestConfig,
  REGISTRY,
  SHELL_SCRIPT,
  writeRegistry,
} from '../test/createFixtureStore';

const ENTRY = '/remotes/auth/1.0.0-bb/entry.js';
const SHELL_FILE = '/shell/1.0.0-aa/shell.js';

let releasesDir: string;
let api: FastifyInstance;
let gateway: FastifyInstance;
let logged: string[];

beforeEach(async () => {
  releasesDir = createFixtureStore();
  api = fastify({ forceCloseConnections: true });
  api.get('/readyz', () => ({}));
  gateway = await createGateway(
    createTestConfig(releasesDir, await api.listen({ port: 0, host: '127.0.0.1' })),
  );
  logged = [];
  jest
    .spyOn(gateway.log, 'error')
    .mockImplementation((message: unknown) => void logged.push(String(message)));
});
afterEach(async () => {
  await gateway.close();
  await api.close();
  rmSync(releasesDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => gateway.inject({ url, headers });
const advanceClock = (ms: number) => {
  const later = performance.now() + ms;
  jest.spyOn(performance, 'now').mockImplementation(() => later);
};
const writeFile = (path: string, content: string | Uint8Array) =>
  writeFileSync(join(releasesDir, path), content);

test.each([
  ['different content', 'tampered'],
  ['half of its content', 'au'],
])('neither serves a script with %s nor lets it be cached, and logs its path once', async (_, content) => {
  writeFile(ENTRY, content);
  const { statusCode, headers } = await get(ENTRY);
  expect(statusCode).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
  await get(ENTRY);
  expect(logged.filter((line) => line.includes(`${ENTRY} is damaged`))).toHaveLength(1);
});

test('serves a repaired script, under the URL of a retry too', async () => {
  writeFile(ENTRY, 'tampered');
  expect((await get(ENTRY)).statusCode).toBe(404);
  writeFile(ENTRY, 'auth');
  for (const url of [`${ENTRY}?retry=1`, ENTRY]) {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, body]).toEqual([200, 'auth']);
    expect(headers['cache-control']).toContain('immutable');
  }
});

test.each(['BR, GZIP', '*'])(
  'serves no damaged copies of a script to a client that accepts %s',
  async (accepted) => {
    for (const suffix of ['.br', '.gz']) writeFile(`${SHELL_FILE}${suffix}`, 'tampered');
    const { headers, body } = await get(SHELL_FILE, { 'accept-encoding': accepted });
    expect([headers['content-encoding'], body]).toEqual([undefined, SHELL_SCRIPT]);
  },
);

test('serves the other copies of a script whose compressed copy is damaged', async () => {
  writeFile(`${SHELL_FILE}.br`, new Uint8Array(brotliCompressSync('tampered')));
  const { statusCode, headers } = await get(SHELL_FILE, { 'accept-encoding': 'br, gzip' });
  expect([statusCode, headers['content-encoding']]).toEqual([200, 'gzip']);
  expect(logged.join()).toContain(`${SHELL_FILE}.br is damaged`);
  expect((await get(SHELL_FILE)).body).toBe(SHELL_SCRIPT);
});

test('sends no-store with the 404 of a missing file', async () => {
  const { statusCode, headers } = await get('/remotes/auth/1.0.0-bb/gone.js');
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
});

test.each(['/remotes/auth/1.0.0-old/../1.0.0-bb/entry.js', '/remotes//auth/1.0.0-bb/entry.js'])(
  'serves no damaged script under the unusual URL %s',
  async (url) => {
    writeFile(ENTRY, 'tampered');
    expect((await get(url)).body).not.toContain('tampered');
    expect((await get(url.replace('..', '%2e%2e'))).body).not.toContain('tampered');
  },
);

test('/readyz names the missing files of a remote, and is not ready without those of the shell', async () => {
  rmSync(join(releasesDir, ENTRY));
  const degraded = await get('/readyz');
  expect(degraded.statusCode).toBe(200);
  expect(degraded.json()).toMatchObject({
    status: 'degraded',
    reasons: ['auth 1.0.0-bb: entry.js is missing.'],
  });
  expect(logged.join()).toContain('auth 1.0.0-bb: entry.js is missing and not served. Publish it again');
  rmSync(join(releasesDir, SHELL_FILE));
  advanceClock(1_000);
  const broken = await get('/readyz');
  expect(broken.statusCode).toBe(503);
  expect(broken.json().reasons).toEqual(['shell 1.0.0-aa: shell.js is missing.']);
});

test('checks a release when it becomes live', async () => {
  writeFile(ENTRY, 'tampered');
  writeRegistry(releasesDir, { ...REGISTRY, revision: 2 });
  await get('/login');
  while (logged.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(logged).toEqual([expect.stringContaining('auth 1.0.0-bb: entry.js is damaged and not served.')]);
});

test('says how to publish a damaged canary again to its share of the players only', async () => {
  const { auth } = REGISTRY.remotes;
  const release = createRelease('remotes/auth', 'dd', auth!.current.descriptor);
  const candidate = { release, percent: 5, startedAt: '2026-01-01T00:00:00.000Z', promoteAt: null };
  writeRegistry(releasesDir, { ...REGISTRY, revision: 2, remotes: { auth: { ...auth!, candidate } } });
  await get('/login');
  while (logged.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(logged).toEqual([
    expect.stringMatching(/^auth 1\.0\.0-dd: .* with: npm run release -- publish auth --canary 5%$/),
  ]);
});

const readRemoteNames = async (): Promise<string[]> => {
  const { body } = await get('/login');
  return parseBootstrap(body)!.remotes.map(({ name }) => name);
};
const malformed = { current: { version: 1 }, previous: [] };
const withEntry = (name: string, entry: unknown): Registry =>
  ({ ...REGISTRY, revision: 2, remotes: { ...REGISTRY.remotes, [name]: entry } }) as Registry;

test('serves all remotes except one whose registry entry is malformed, and logs its name', async () => {
  writeRegistry(releasesDir, withEntry('market', malformed));
  expect(await readRemoteNames()).toEqual(['auth', 'finance']);
  expect(logged.join()).toContain('The registry entry of "market" is malformed: current');
});

test('keeps the last valid release of a remote whose registry entry becomes malformed', async () => {
  expect(await readRemoteNames()).toEqual(['auth', 'finance']);
  writeRegistry(releasesDir, withEntry('auth', malformed));
  expect((await readRemoteNames()).sort()).toEqual(['auth', 'finance']);
  expect(logged.join()).toContain('1.0.0-bb stays live');
});
