import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { getPreviousReleasePath, type Registry } from '@hashgrid/contracts';
import type { ArtifactStore } from '@hashgrid/contracts/releases';
import { waitUntil } from '@hashgrid/api/test/waitUntil';
import { openBucket } from '@hashgrid/artifacts';
import { makeStoredRelease, type StoredRelease } from '@hashgrid/artifacts/test/makeStoredRelease';
import { startS3, type TestS3 } from '@hashgrid/artifacts/test/startS3';
import { readConfig } from './config';
import { createProductGateway } from './createProductGateway';

const ENTRY = '/remotes/shop/1.0.0-bb/entry.js';
const OLD_ENTRY = '/remotes/shop/1.0.0-aa/entry.js';

let s3: TestS3;
let store: ArtifactStore;
let dataDir: string;
let api: Server;
let gateway: Awaited<ReturnType<typeof createProductGateway>>;
let lines: string[];
let refreshRegistry: jest.Mock<Promise<void>, []>;
let old: StoredRelease;
let current: StoredRelease;

const start = async (settings: Record<string, string> = {}) => {
  const apiUrl = `http://127.0.0.1:${(api.address() as { port: number }).port}`;
  const config = readConfig({
    HASHGRID_DATA: dataDir,
    ARTIFACTS_BUCKET: s3.settings.bucket,
    ARTIFACTS_ENDPOINT: s3.settings.endpoint ?? '',
    ARTIFACTS_PREFIX: s3.settings.prefix,
    ...settings,
  });
  gateway = await createProductGateway(config, {
    apiUrl,
    publicUrl: 'http://localhost:3000',
    refreshRegistry,
  });
  lines = [];
  jest.spyOn(gateway.log, 'error').mockImplementation((message: unknown) => void lines.push(String(message)));
};

const publish = (next: StoredRelease, previous: readonly StoredRelease[]) => {
  const registry: Registry = {
    revision: previous.length + 1,
    shell: null,
    remotes: { shop: { current: next.release, previous: previous.map(({ release }) => release) } },
  };
  writeFileSync(join(dataDir, 'gateway', 'registry.json'), JSON.stringify(registry));
};
const tamper = async (stored: StoredRelease) => {
  await store.remove(stored.release.base);
  writeFileSync(join(stored.dir, 'entry.js'), 'tampered');
  await store.put(stored.release, stored.dir);
};
const advanceClock = (ms: number) => {
  const later = performance.now() + ms;
  jest.spyOn(performance, 'now').mockImplementation(() => later);
};
const get = (url: string, headers: Record<string, string> = {}) => gateway.inject({ url, headers });
/** Waits for the gateway to copy the live releases, which it does before it reports that it is ready. */
const copyLiveReleases = () => get('/readyz');

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mirror-'));
  for (const folder of ['releases', 'gateway']) mkdirSync(join(dataDir, folder));
  s3 = await startS3();
  store = await openBucket(s3.settings);
  api = createServer((_request, response) => response.end('{}'));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  old = makeStoredRelease(dataDir, 'aa', 'export default 1;');
  current = makeStoredRelease(dataDir, 'bb', 'export default 2;');
  refreshRegistry = jest.fn(async () => undefined);
  await start();
});
afterEach(async () => {
  await gateway.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await s3.close();
  rmSync(dataDir, { recursive: true });
});

test('serves a release from the bucket, compressed too, and keeps serving it while the bucket is unreachable', async () => {
  await store.put(current.release, current.dir);
  publish(current, []);
  const served = await get(ENTRY, { 'accept-encoding': 'br' });
  expect([served.statusCode, served.headers['content-encoding']]).toEqual([200, 'br']);
  expect(brotliDecompressSync(new Uint8Array(served.rawPayload)).toString()).toBe('export default 2;');
  expect(served.headers['cache-control']).toContain('immutable');
  s3.setFault(() => 'fail');
  expect((await get(ENTRY)).body).toBe('export default 2;');
  expect((await get('/remotes/shop/1.0.0-bb/entry.js.map')).statusCode).toBe(404);
});

test('copies a release completely when it becomes live, so that a restart needs no bucket', async () => {
  await store.put(current.release, current.dir);
  publish(current, []);
  await copyLiveReleases();
  s3.setFault(() => 'cut');
  await gateway.close();
  await start();
  expect((await get(ENTRY)).statusCode).toBe(200);
  const { reasons } = (await get('/readyz')).json<{ reasons: string[] }>();
  expect(reasons.join()).toBe('No shell is published.');
});

test('copies the previous release too, and offers it while the bucket is unreachable', async () => {
  await store.put(old.release, old.dir);
  await store.put(current.release, current.dir);
  publish(current, [old]);
  await copyLiveReleases();
  s3.setFault(() => 'cut');
  const response = await get(getPreviousReleasePath({ name: 'shop', base: current.release.base }));
  expect(response.json()).toMatchObject({ name: 'shop', base: old.release.base });
  expect((await get(OLD_ENTRY)).statusCode).toBe(200);
});

test('neither serves a tampered script nor lets the response be cached, and serves the script when it is repaired', async () => {
  await store.put(current.release, current.dir);
  publish(current, []);
  const script = { file: join(current.dir, 'entry.js'), content: 'export default 2;' };
  await tamper(current);
  const { statusCode, headers } = await get(ENTRY);
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  expect(lines.join()).toContain(`${ENTRY} is damaged in s3://releases/game/ and not served.`);
  expect((await get('/readyz')).json<{ reasons: string[] }>().reasons).toEqual(['No shell is published.']);
  writeFileSync(script.file, script.content);
  await store.put(current.release, current.dir);
  await waitUntil(async () => (await get(ENTRY)).statusCode === 200);
  expect((await get(ENTRY)).body).toBe(script.content);
});

test('responds with 503 for a file while the bucket is unreachable, and requests no unknown releases from the bucket', async () => {
  s3.setFault(() => 'cut');
  publish(current, [old]);
  const { statusCode, headers } = await get(OLD_ENTRY);
  expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '2']);
  expect((await get('/remotes/shop/1.0.0-cc/entry.js')).statusCode).toBe(404);
  expect((await get('/remotes/shop/1.0.0-aa/..%2f..%2fregistry.json')).statusCode).toBe(404);
  expect(s3.requests.join()).not.toMatch(/-cc|registry/);
});

test('requests files again from a bucket that was unreachable, even when the clock has been set back', async () => {
  await store.put(current.release, current.dir);
  await store.put(old.release, old.dir);
  publish(current, [old]);
  s3.setFault(() => 'cut');
  expect((await get(OLD_ENTRY)).statusCode).toBe(503);
  const hourAgo = Date.now() - 3_600_000;
  jest.spyOn(Date, 'now').mockImplementation(() => hourAgo);
  s3.setFault(null);
  await waitUntil(async () => (await get(OLD_ENTRY)).statusCode === 200);
});

const publishShell = async (publicFiles: Record<string, string> = {}) => {
  const shell = makeStoredRelease(dataDir, 'ee', 'export default 3;', publicFiles);
  const release = {
    ...shell.release,
    base: '/shell/1.0.0-ee/',
    descriptor: { ...shell.release.descriptor, chunks: [] },
  };
  await store.put(release, shell.dir);
  const registry: Registry = { revision: 1, shell: { current: release, previous: [] }, remotes: {} };
  writeFileSync(join(dataDir, 'gateway', 'registry.json'), JSON.stringify(registry));
};

test('responds with 503 for a public file of the shell while the bucket is unreachable, and with 404 once the bucket has confirmed that it is absent', async () => {
  await publishShell({ 'public/logo.svg': '<svg/>' });
  s3.setFault(() => 'cut');
  for (const url of ['/logo.svg', '/assets/none.webp']) {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '2']);
  }
  const { statusCode, headers } = await get('/shop');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  s3.setFault(null);
  await waitUntil(async () => (await get('/logo.svg')).body === '<svg/>');
  s3.setFault(() => 'cut');
  expect((await get('/assets/none.webp')).statusCode).toBe(404);
});

test('reports that the bucket is unreachable, and stays in service', async () => {
  await publishShell();
  expect((await get('/readyz')).json()).toEqual({ status: 'ready', revision: 1 });
  s3.setFault(() => 'cut');
  advanceClock(1_000);
  expect((await get('/readyz')).json()).toEqual({
    status: 'degraded',
    revision: 1,
    reasons: [
      'The artifact store s3://releases/game/ does not respond; files that are already here are served.',
    ],
  });
});

test('refreshes its registry once for a release that only another gateway knows, and serves its files', async () => {
  await store.put(current.release, current.dir);
  refreshRegistry.mockImplementation(async () => publish(current, []));
  expect((await get(ENTRY)).statusCode).toBe(200);
  await get(ENTRY);
  expect(refreshRegistry).toHaveBeenCalledTimes(1);
});

test('responds with 503 when a copy cannot be written, logs the reason, and leaves no temporary files', async () => {
  await store.put(current.release, current.dir);
  const cacheDir = join(dataDir, 'artifact-cache');
  // A folder with the name of the file makes the write fail.
  mkdirSync(join(cacheDir, ENTRY), { recursive: true });
  publish(current, []);
  const { statusCode, headers } = await get(ENTRY);
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
  expect((await get('/readyz')).statusCode).toBe(503);
  expect(lines.join()).toContain(`Could not store a copy of ${ENTRY} in ${cacheDir}: EISDIR`);
  expect(readdirSync(join(cacheDir, '.incoming'))).toEqual([]);
});

test('deletes unfinished copies of a killed process at the start', async () => {
  await gateway.close();
  const incoming = join(dataDir, 'artifact-cache', '.incoming');
  mkdirSync(incoming, { recursive: true });
  writeFileSync(join(incoming, '1-1'), 'half');
  await start();
  expect(existsSync(incoming)).toBe(false);
});

test('deletes the least recently used copies above the size limit, but keeps the live release and its predecessor', async () => {
  await gateway.close();
  await start({ ARTIFACTS_CACHE_MB: '1' });
  const large = makeStoredRelease(dataDir, 'aa', `export default '${'a'.repeat(2 ** 20)}';`);
  const before = makeStoredRelease(dataDir, 'dd', 'export default 0;');
  for (const { release, dir } of [large, current, before]) await store.put(release, dir);
  publish(current, [before, large]);
  expect((await get(OLD_ENTRY)).statusCode).toBe(200);
  advanceClock(120_000);
  await copyLiveReleases();
  expect(readdirSync(join(dataDir, 'artifact-cache', 'remotes', 'shop'))).toEqual(['1.0.0-bb', '1.0.0-dd']);
  expect((await get(OLD_ENTRY)).statusCode).toBe(200);
});

test('serves a file although old copies cannot be deleted, and logs the reason', async () => {
  await store.put(current.release, current.dir);
  publish(current, []);
  const cacheDir = join(dataDir, 'artifact-cache');
  // A file in place of a release makes the listing of its files fail.
  writeFileSync(join(cacheDir, 'shell', '1.0.0-aa'), '');
  advanceClock(120_000);
  expect((await get(ENTRY)).statusCode).toBe(200);
  expect(lines.join()).toContain(`Could not delete old copies in ${cacheDir}: ENOTDIR`);
});

test('reads the list of hashes of the shell when it is copied, and not again for URLs that may be public files', async () => {
  await publishShell();
  const readFile = jest.spyOn(fs, 'readFile');
  const countReads = () => readFile.mock.calls.filter(([file]) => String(file).endsWith('files.json')).length;
  await copyLiveReleases();
  const reads = countReads();
  expect(reads).toBeGreaterThan(0);
  for (const url of ['/ref/ada.svg', '/ref/bob.svg']) await get(url);
  expect(countReads()).toBe(reads);
});
