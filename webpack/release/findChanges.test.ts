import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry, Release, RemoteDescriptor } from '@hashgrid/contracts';
import { computeSourceHash } from '../compile/sourceHash';
import { findChanges } from './findChanges';
import { CHECKOUT, DEV_HASH } from './releaseStore';

jest.mock('../compile/sourceHash');

let storeDir: string;
beforeEach(() => {
  storeDir = mkdtempSync(join(tmpdir(), 'changes-'));
  jest.mocked(computeSourceHash).mockReturnValue('new');
});
afterEach(() => rmSync(storeDir, { recursive: true }));

const release = (sourceHash: string, publishedBy?: string): Release<RemoteDescriptor> => {
  const base = `/remotes/shop/1.0.0-${sourceHash}/`;
  mkdirSync(join(storeDir, base), { recursive: true });
  return {
    version: '1.0.0',
    hash: sourceHash,
    base,
    publishedAt: '2026-01-01T00:00:00.000Z',
    ...(publishedBy && { publishedBy }),
    descriptor: { name: 'shop', sourceHash } as RemoteDescriptor,
  };
};
const registry = (entry?: Registry['remotes'][string]): Registry => ({
  revision: 1,
  shell: null,
  remotes: entry ? { shop: entry } : {},
});
const find = (entry?: Registry['remotes'][string], keepOthers = true) =>
  findChanges(registry(entry), storeDir, ['shop'], { keepOthers });

test('publishes what is not live yet', () => {
  expect(find().changed).toEqual(['shop']);
});

test('publishes what this checkout has published and changed since', () => {
  expect(find({ current: release('old', CHECKOUT), previous: [] }).changed).toEqual(['shop']);
  expect(find({ current: release('new', CHECKOUT), previous: [] })).toEqual({ changed: [], kept: [] });
});

test.each([
  ['another checkout', 'build-7:/srv/team', 'build-7:/srv/team'],
  ['a checkout that older releases did not name', undefined, 'an unknown checkout'],
])('keeps what %s has published, and says how to replace it', (_, publishedBy, named) => {
  const entry = { current: release('old', publishedBy), previous: [] };
  expect(find(entry)).toEqual({
    changed: [],
    kept: [
      `Kept shop 1.0.0-old, published by ${named}. Replace it by this checkout's with: npm run release -- publish shop`,
    ],
  });
  expect(find(entry, false).changed).toEqual(['shop']);
});

test('says nothing of the same sources, whoever has published them', () => {
  expect(find({ current: release('new', 'build-7:/srv/team'), previous: [] })).toEqual({
    changed: [],
    kept: [],
  });
});

test('never publishes again what was rolled back', () => {
  const entry = { current: release('old', CHECKOUT), previous: [], rolledBack: release('new', CHECKOUT) };
  expect(find(entry).changed).toEqual([]);
});

test('replaces a development build', () => {
  expect(find({ current: release(DEV_HASH), previous: [] }).changed).toEqual(['shop']);
});

test('publishes again what is missing from the store, when the sources are the same', () => {
  const entry = { current: release('new', 'build-7:/srv/team'), previous: [] };
  rmSync(join(storeDir, entry.current.base), { recursive: true });
  expect(find(entry).changed).toEqual(['shop']);
});
