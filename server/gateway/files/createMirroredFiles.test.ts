import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import fsPromises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { holdTimeout } from '@hashgrid/connection/test/holdTimeout';
import {
  ArtifactStoreError,
  EMPTY_REGISTRY,
  FILES_MANIFEST,
  type ArtifactStore,
} from '@hashgrid/contracts/releases';
import { computeTextIntegrity } from '../test/createFixtureStore';
import { createMirroredFiles } from './createMirroredFiles';

const BASE = '/remotes/shop/1.0.0-aa/';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'copies-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const createStore = (contents: Record<string, string>): ArtifactStore =>
  ({
    location: 's3://releases',
    listFiles: async (base: string) =>
      Object.keys(contents)
        .filter((path) => path.startsWith(base))
        .map((path) => ({ file: path.slice(base.length), bytes: contents[path]!.length })),
    read: async (path: string) => new TextEncoder().encode(contents[path]),
  }) as unknown as ArtifactStore;

test.each(['{"entry.js":', 'null', '[]'])(
  'treats the files of a retired build as missing when its list of files is malformed: %s',
  async (manifest) => {
    const problems: string[] = [];
    const store = createStore({ [BASE + FILES_MANIFEST]: manifest, [`${BASE}entry.js`]: 'entry' });
    const files = createMirroredFiles(store, { dir, maxBytes: 1, onProblem: (line) => problems.push(line) });
    await files.fetchFile({ base: BASE }, 'entry.js');
    expect(await files.verifier.verifyFile({ base: BASE }, 'entry.js')).toBe('missing');
    expect(problems).toEqual([`${BASE}${FILES_MANIFEST} is damaged in s3://releases and not served.`]);
  },
);

test('lists a release and reads its list of hashes once for all requests during a slow response', async () => {
  const contents = { 'entry.js': 'entry', 'page.js': 'page' };
  const manifest = JSON.stringify(
    Object.fromEntries(Object.entries(contents).map(([file, text]) => [file, computeTextIntegrity(text)])),
  );
  const stored = { [FILES_MANIFEST]: manifest, ...contents };
  const store = createStore(
    Object.fromEntries(Object.entries(stored).map(([file, text]) => [BASE + file, text])),
  );
  const listFiles = jest.spyOn(store, 'listFiles');
  const read = jest.spyOn(store, 'read');
  const files = createMirroredFiles(store, { dir, maxBytes: 1, onProblem: () => undefined });
  await Promise.all(
    ['entry.js', 'page.js', 'wallet', 'login'].map((file) => files.fetchFile({ base: BASE }, file)),
  );
  expect(listFiles).toHaveBeenCalledTimes(1);
  expect(read.mock.calls.map(([path]) => path.slice(BASE.length)).sort()).toEqual([
    'entry.js',
    FILES_MANIFEST,
    'page.js',
  ]);
});

test('keeps the files of a previewed build, which no registry lists, while they are in use', async () => {
  let now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const manifest = JSON.stringify({ 'entry.js': computeTextIntegrity('entry') });
  const store = createStore({ [BASE + FILES_MANIFEST]: manifest, [`${BASE}entry.js`]: 'entry' });
  const files = createMirroredFiles(store, { dir, maxBytes: 1, onProblem: () => undefined });
  now += 59_000;
  await files.fetchFile({ base: BASE }, 'entry.js');
  now += 2_000;
  await files.fetchLiveFiles(EMPTY_REGISTRY);
  expect(await files.verifier.verifyFile({ base: BASE }, 'entry.js')).toBeNull();
  now += 61_000;
  await files.fetchLiveFiles(EMPTY_REGISTRY);
  expect(await files.verifier.verifyFile({ base: BASE }, 'entry.js')).toBe('missing');
});

test('reports no outage of a store whose response arrived while the machine was paused', async () => {
  const expire = holdTimeout(2_000);
  let respond = (): void => undefined;
  const check = () => new Promise<void>((resolve) => (respond = resolve));
  const files = createMirroredFiles(
    { ...createStore({}), check },
    { dir, maxBytes: 1, onProblem: () => undefined },
  );
  const outage = files.findOutage();
  const later = performance.now() + 20_000;
  jest.spyOn(performance, 'now').mockImplementation(() => later);
  expect(setTimeout).toHaveBeenCalledWith(expect.anything(), 2_000);
  // Timers run before the response is read.
  expire();
  respond();
  expect(await outage).toBeNull();
});

test('stores a copy although another gateway starts with the folder meanwhile', async () => {
  const manifest = JSON.stringify({ 'entry.js': computeTextIntegrity('entry') });
  const store = createStore({ [BASE + FILES_MANIFEST]: manifest, [`${BASE}entry.js`]: 'entry' });
  const create = () => createMirroredFiles(store, { dir, maxBytes: 1, onProblem: () => undefined });
  const files = create();
  const { rename } = fsPromises;
  jest.spyOn(fsPromises, 'rename').mockImplementationOnce((from, to) => {
    create();
    return rename(from, to);
  });
  await files.fetchFile({ base: BASE }, 'entry.js');
  expect(await files.verifier.verifyFile({ base: BASE }, 'entry.js')).toBeNull();
});

test('deletes old copies when another one cannot be written, as on a full disk', async () => {
  const old = join(dir, 'remotes/shop/0.9.0-ff/entry.js');
  mkdirSync(dirname(old), { recursive: true });
  writeFileSync(old, 'old entry');
  let now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const manifest = JSON.stringify({ 'entry.js': computeTextIntegrity('entry') });
  const store = createStore({ [BASE + FILES_MANIFEST]: manifest, [`${BASE}entry.js`]: 'entry' });
  const files = createMirroredFiles(store, { dir, maxBytes: 1, onProblem: () => undefined });
  // No copy can be written into a file.
  writeFileSync(join(dir, '.incoming'), '');
  now += 61_000;
  await expect(files.fetchFile({ base: BASE }, 'entry.js')).rejects.toThrow(ArtifactStoreError);
  expect(existsSync(old)).toBe(false);
});
