import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '@hashgrid/api/test/waitUntil';
import { findUnusedPort } from '@hashgrid/connection';
import { createLiveRegistry } from '@hashgrid/gateway/createLiveRegistry';
import { getRegistryFile, readConfig } from './config';
import { publishChanged } from './publishChanged';
import { startProduct, type RunningProduct } from './startProduct';

jest.mock('./publishChanged');

const HOST = '127.0.0.1';

let dataDir: string;
let api: Server;
let url: string;
let lines: string[];
/** The live registry, as the API returns it. */
let registry: object;
let product: RunningProduct | undefined;
/** Ends the publish that the start has begun, with its problems or null. */
let endPublish: (problems: string | null) => void;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'product-'));
  lines = [];
  product = undefined;
  registry = { revision: 0, shell: null, remotes: {} };
  api = createServer((_request, response) => response.end(JSON.stringify(registry))).listen(0, HOST);
  await once(api, 'listening');
  jest.mocked(publishChanged).mockImplementation((_target, _log, signal) => {
    signal.addEventListener('abort', () => endPublish(null));
    return new Promise((resolve) => (endPublish = resolve));
  });
});
afterEach(async () => {
  await product?.close();
  // Jest's worker would wait for open connections when it ends.
  api.close().closeAllConnections();
  rmSync(dataDir, { recursive: true });
});

const start = async ({ signal } = new AbortController()): Promise<RunningProduct> => {
  const port = await findUnusedPort(HOST);
  url = `http://${HOST}:${port}`;
  const config = readConfig({
    HOST,
    PORT: String(port),
    HASHGRID_DATA: dataDir,
    HASHGRID_TOKEN: 'token',
    API_URL: `http://${HOST}:${(api.address() as AddressInfo).port}`,
  });
  product = await startProduct(config, { log: (line) => lines.push(line), signal });
  return product;
};

/** Makes a shell live, as the first publish does. */
const publishShell = (): void => {
  mkdirSync(join(dataDir, 'releases', 'shell', '1.0.0-aa'), { recursive: true });
  writeFileSync(join(dataDir, 'releases', 'shell', '1.0.0-aa', 'shell.js'), '');
  const descriptor = {
    version: '1.0.0',
    entry: 'shell.js',
    chunks: [],
    integrity: {},
    shared: {},
    locales: [],
    sourceHash: 'x',
  };
  const current = {
    version: '1.0.0',
    hash: 'aa',
    base: '/shell/1.0.0-aa/',
    publishedAt: '2026-01-01T00:00:00.000Z',
    descriptor,
  };
  registry = { revision: 1, shell: { current, previous: [] }, remotes: {} };
};

/** Waits until the product responds, and returns the response for its login page. */
const waitUntilReachable = (): Promise<Response> =>
  waitUntil(() => (url ? fetch(`${url}/login`).catch(() => null) : null));

/** Waits until the product has started publishing the given number of times, counted across all starts. */
const waitUntilPublishing = (times = 1): Promise<boolean> =>
  waitUntil(() => jest.mocked(publishChanged).mock.calls.length >= times);

test('serves the live releases while changes are built', async () => {
  publishShell();
  await start();
  expect((await fetch(`${url}/login`)).status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('keeps the live releases when a build of changes fails', async () => {
  publishShell();
  await start();
  endPublish('Could not build "game".');
  await waitUntil(() => lines.some((line) => line.startsWith('Could not build')));
  expect(lines).toEqual(['Starting Hashgrid …', 'Could not build "game".\nThe previous releases stay live.']);
  expect((await fetch(`${url}/login`)).status).toBe(200);
});

test('says that the first build is running, and is ready when it has finished', async () => {
  url = '';
  const starting = start();
  const page = await waitUntilReachable();
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('The game is being built');
  const ready = await fetch(`${url}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ reasons: ['The first build is running.'] });
  await waitUntilPublishing();
  expect(lines).toEqual([
    'Starting Hashgrid …',
    'Building Hashgrid for the first time, which takes a few minutes …',
  ]);
  publishShell();
  endPublish(null);
  await starting;
  expect((await fetch(`${url}/login`)).status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('is not ready while the first build has published the shell but not all remotes', async () => {
  url = '';
  const starting = start();
  await waitUntilReachable();
  await waitUntilPublishing();
  publishShell();
  await waitUntil(
    () => createLiveRegistry(getRegistryFile(dataDir), { onProblem: () => undefined }).read().revision > 0,
  );
  expect(await (await fetch(`${url}/login`)).text()).toContain('The game is being built');
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  endPublish(null);
  await starting;
  expect((await fetch(`${url}/login`)).status).toBe(200);
});

test('is not ready after a start that was stopped during the first build, until another build has finished', async () => {
  url = '';
  const first = new AbortController();
  const starting = start(first);
  await waitUntilReachable();
  await waitUntilPublishing();
  publishShell();
  first.abort();
  await (await starting).close();
  url = '';
  const restarting = start();
  await waitUntilReachable();
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  await waitUntilPublishing(2);
  endPublish(null);
  await restarting;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('rejects with the problems of a first build that fails', async () => {
  url = '';
  const failure = start().then(
    () => 'it started',
    (error: Error) => error.message,
  );
  await waitUntilReachable();
  await waitUntilPublishing();
  endPublish('Could not build "shell".');
  expect(await failure).toBe('Could not build "shell".');
  await expect(fetch(`${url}/login`)).rejects.toThrow();
});
