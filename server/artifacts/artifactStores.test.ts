import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_FILE_BYTES } from '@hashgrid/contracts/builds';
import { createFolderStore, type ArtifactStore } from '@hashgrid/contracts/releases';
import { connectToBucket } from './S3Bucket';
import { createS3Store } from './createS3Store';
import { makeStoredRelease } from './test/makeStoredRelease';
import { startS3, type TestS3 } from './test/startS3';

const BASE = '/remotes/shop/1.0.0-aa/';
const SCRIPT = 'export default 1;';

let s3: TestS3;
let dir: string;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'store-'));
  s3 = await startS3();
});
afterEach(async () => {
  await s3.close();
  rmSync(dir, { recursive: true });
});

const openStore = (kind: string): ArtifactStore =>
  kind === 'folder' ? createFolderStore(dir) : createS3Store(s3.settings);
const writeObject = async (file: string, content: string) =>
  connectToBucket(s3.settings).put(`remotes/shop/1.0.0-aa/${file}`, new TextEncoder().encode(content), {
    type: 'text/plain',
    cacheControl: 'no-store',
  });
const readText = async (store: ArtifactStore, file: string) => {
  const content = await store.read(BASE + file);
  return content && new TextDecoder().decode(content);
};

describe.each(['folder', 'bucket'])('in a %s', (kind) => {
  test('stores, reads, lists, checks and deletes a release', async () => {
    const store = openStore(kind);
    const { release, dir: built } = makeStoredRelease(dir, 'aa', SCRIPT);
    await store.put(release, built);
    expect(await readText(store, 'entry.js')).toBe(SCRIPT);
    expect(await readText(store, 'gone.js')).toBeNull();
    expect((await store.listFiles(BASE)).map(({ file, bytes }) => [file, bytes > 0])).toEqual(
      ['entry.js', 'entry.js.br', 'entry.js.map', 'files.json', 'locales/ar-SA.json', 'remote.json'].map(
        (file) => [file, true],
      ),
    );
    expect(await store.verifyRelease(release)).toEqual([]);
    expect(await store.listReleases('remotes/shop')).toEqual(['1.0.0-aa']);
    await store.remove(BASE);
    expect(await store.listReleases('remotes/shop')).toEqual([]);
    expect(await store.listFiles(BASE)).toEqual([]);
    await store.remove(BASE);
  });

  test('lets two publishers store the same release concurrently', async () => {
    const [one, two] = [makeStoredRelease(dir, 'aa', SCRIPT), makeStoredRelease(dir, 'aa', SCRIPT)];
    const store = openStore(kind);
    await Promise.all([store.put(one.release, one.dir), openStore(kind).put(two.release, two.dir)]);
    expect(await store.verifyRelease(one.release)).toEqual([]);
  });
});

test('treats a release as missing after an interrupted upload, until it is uploaded again', async () => {
  const store = openStore('bucket');
  const { release, dir: built } = makeStoredRelease(dir, 'aa', SCRIPT);
  s3.setFault(({ method, url }) => (method === 'PUT' && url?.includes('remote.json') ? 'cut' : null));
  await expect(store.put(release, built)).rejects.toThrow(
    /Could not write s3:\/\/releases\/game\/.*remote\.json/,
  );
  s3.setFault(null);
  expect(await readText(store, 'entry.js')).toBe(SCRIPT);
  expect(await store.listFiles(BASE)).toEqual([]);
  expect(await store.verifyRelease(release)).toEqual([{ file: 'files.json', problem: 'missing' }]);
  await store.put(release, built);
  expect(await store.verifyRelease(release)).toEqual([]);
});

test('writes the list of hashes last, and uploads an intact release only once', async () => {
  const store = openStore('bucket');
  const { release, dir: built } = makeStoredRelease(dir, 'aa', SCRIPT);
  await store.put(release, built);
  const listUploads = () => s3.requests.filter((request) => request.startsWith('PUT'));
  expect(listUploads().at(-1)).toContain('files.json');
  const { length } = listUploads();
  await store.put(release, built);
  expect(listUploads()).toHaveLength(length);
});

test('finds and repairs a tampered script, and removes a damaged copy of an earlier upload', async () => {
  const store = openStore('bucket');
  const { release, dir: built } = makeStoredRelease(dir, 'aa', SCRIPT);
  await store.put(release, built);
  await writeObject('entry.js', 'tampered');
  await writeObject('remote.json.br', 'tampered');
  expect(await store.verifyRelease(release)).toEqual([
    { file: 'entry.js', problem: 'damaged' },
    { file: 'remote.json.br', problem: 'damaged' },
  ]);
  await store.put(release, built);
  expect(await store.verifyRelease(release)).toEqual([]);
  expect(await readText(store, 'remote.json.br')).toBeNull();
});

test('downloads a verified release again only when a file has changed', async () => {
  const store = openStore('bucket');
  const { release, dir: built } = makeStoredRelease(dir, 'aa', SCRIPT);
  await store.put(release, built);
  expect(await store.verifyRelease(release)).toEqual([]);
  const listDownloads = () => s3.requests.filter((request) => /^GET .*\/1\.0\.0-aa\//.test(request));
  const { length } = listDownloads();
  expect(await store.verifyRelease(release)).toEqual([]);
  expect(listDownloads().slice(length)).toEqual([]);
  await writeObject('entry.js', 'tampered');
  expect(await store.verifyRelease(release)).toEqual([{ file: 'entry.js', problem: 'damaged' }]);
  expect(listDownloads().slice(length)).toEqual([expect.stringContaining('entry.js')]);
});

test('rejects a file that exceeds the size limit', async () => {
  const store = openStore('bucket');
  const { release, dir: built } = makeStoredRelease(dir, 'aa', SCRIPT);
  writeFileSync(join(built, 'video.mp4'), '');
  truncateSync(join(built, 'video.mp4'), MAX_FILE_BYTES + 1);
  await expect(store.put(release, built)).rejects.toThrow(/video\.mp4: it has more than 67108864 bytes/);
});

test.each(['fail', 'cut', 'hang'] as const)(
  'reports a failed request without credentials (%s)',
  async (fault) => {
    process.env.AWS_SECRET_ACCESS_KEY = 'a-secret-of-the-test';
    const store = createS3Store(s3.settings, 500);
    s3.setFault(() => fault);
    const error = await store.read(`${BASE}entry.js`).catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ name: 'ArtifactStoreError' });
    const text = `${String(error)} ${(error as Error).stack} ${JSON.stringify(error)}`;
    expect(text).toContain('Could not read s3://releases/game/remotes/shop/1.0.0-aa/entry.js');
    expect(text).not.toMatch(/S3RVER|a-secret-of-the-test/);
  },
);

test('does not name the access key that a store refuses', async () => {
  process.env.AWS_ACCESS_KEY_ID = 'A-KEY-OF-THE-TEST';
  const store = createS3Store(s3.settings);
  await expect(store.check()).rejects.toThrow(
    /^Could not list s3:\/\/releases\/game\/: InvalidAccessKeyId, status 403\.$/,
  );
});

test('says what failed in a folder, why, and what to do', async () => {
  const store = createFolderStore(dir);
  const { release, dir: built } = makeStoredRelease(dir, 'aa', SCRIPT);
  writeFileSync(join(dir, 'remotes'), 'not a folder');
  const reason = 'a file is where a folder should be (ENOTDIR). Move that file away.';
  await expect(store.put(release, built)).rejects.toMatchObject({
    name: 'ArtifactStoreError',
    message: `Could not write ${join(dir, BASE)}: ${reason}`,
  });
  await expect(store.read(`${BASE}entry.js`)).rejects.toThrow(`Could not read ${join(dir, BASE)}entry.js: `);
  await expect(store.listReleases('remotes')).rejects.toThrow(
    `Could not list ${join(dir, 'remotes')}: ${reason}`,
  );
});
