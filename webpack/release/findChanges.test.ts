import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry, Release, RemoteDescriptor } from '@hashgrid/contracts';
import { computeIntegrity } from '@hashgrid/contracts/releases';
import { computeSourceHash } from '../compile/sourceHash';
import { findChanges } from './findChanges';
import { CHECKOUT, DEV_HASH } from './releaseStore';
import { makeRelease } from './test/makeRelease';

jest.mock('../compile/sourceHash');

const SCRIPT = 'export default 1;';

let storeDir: string;
beforeEach(() => {
  storeDir = mkdtempSync(join(tmpdir(), 'changes-'));
  jest.mocked(computeSourceHash).mockReturnValue('new');
});
afterEach(() => rmSync(storeDir, { recursive: true }));

/** A release whose only file is in the store. */
const release = (sourceHash: string, publishedBy?: string): Release<RemoteDescriptor> => {
  const made = makeRelease(sourceHash, publishedBy ? { publishedBy } : {});
  mkdirSync(join(storeDir, made.base), { recursive: true });
  writeFileSync(join(storeDir, made.base, 'entry.js'), SCRIPT);
  const integrity = { 'entry.js': computeIntegrity(new TextEncoder().encode(SCRIPT)) };
  return { ...made, descriptor: { ...made.descriptor, integrity } };
};
const registry = (entry?: Registry['remotes'][string], changes: Partial<Registry> = {}): Registry => ({
  revision: 1,
  shell: null,
  remotes: entry ? { shop: entry } : {},
  ...changes,
});
const find = (entry?: Registry['remotes'][string], keepOthers = true) =>
  findChanges(registry(entry), storeDir, ['shop'], { keepOthers });

test('publishes what is not live yet', async () => {
  expect((await find()).changed).toEqual(['shop']);
});

test('publishes what this checkout has published and changed since', async () => {
  expect((await find({ current: release('old', CHECKOUT), previous: [] })).changed).toEqual(['shop']);
  expect(await find({ current: release('new', CHECKOUT), previous: [] })).toEqual({ changed: [], kept: [] });
});

test.each([
  ['another checkout', 'build-7:/srv/team', 'build-7:/srv/team'],
  ['a checkout that older releases did not name', undefined, 'an unknown checkout'],
])('keeps what %s has published, and says how to replace it', async (_, publishedBy, named) => {
  const entry = { current: release('old', publishedBy), previous: [] };
  expect(await find(entry)).toEqual({
    changed: [],
    kept: [
      `Kept shop 1.0.0-old, published by ${named}. Replace it by this checkout's with: npm run release -- publish shop`,
    ],
  });
  expect((await find(entry, false)).changed).toEqual(['shop']);
});

test('says nothing of the same sources, whoever has published them', async () => {
  expect(await find({ current: release('new', 'build-7:/srv/team'), previous: [] })).toEqual({
    changed: [],
    kept: [],
  });
});

test('never publishes again what was rolled back', async () => {
  const entry = {
    current: release('old', CHECKOUT),
    previous: [],
    rolledBack: [release('newer', CHECKOUT), release('new', CHECKOUT)],
  };
  expect((await find(entry)).changed).toEqual([]);
});

test('replaces a development build', async () => {
  expect((await find({ current: release(DEV_HASH), previous: [] })).changed).toEqual(['shop']);
});

test.each(['missing', 'damaged'])(
  'publishes again what is %s in the store, when the sources are the same',
  async (problem) => {
    const entry = { current: release('new', 'build-7:/srv/team'), previous: [] };
    const file = join(storeDir, entry.current.base, 'entry.js');
    if (problem === 'missing') rmSync(file);
    else writeFileSync(file, SCRIPT.slice(1));
    expect((await find(entry)).changed).toEqual(['shop']);
  },
);

test('leaves out what was unpublished, and what has a malformed entry', async () => {
  const findIn = (changes: Partial<Registry>) =>
    findChanges(registry(undefined, changes), storeDir, ['shop'], { keepOthers: true });
  const since = '2026-02-01T00:00:00.000Z';
  expect(await findIn({ unpublished: { shop: since } })).toEqual({
    changed: [],
    kept: [`Left out shop, unpublished at ${since}. Publish it with: npm run release -- publish shop`],
  });
  const { changed, kept } = await findIn({
    malformed: { shop: { reason: 'current is missing', value: {} } },
  });
  expect(changed).toEqual([]);
  expect(kept.join()).toContain('malformed (current is missing)');
});
