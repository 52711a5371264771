import type { Registry, Release, RemoteDescriptor } from '@hashgrid/contracts';
import { DEV_HASH } from '@hashgrid/contracts/releases';
import { computeSourceHash } from '../compile/computeSourceHash';
import { findChanges } from './findChanges';
import { CHECKOUT } from './releaseStore';
import { makeRelease } from './test/makeRelease';

jest.mock('../compile/computeSourceHash');

beforeEach(() => {
  jest.mocked(computeSourceHash).mockReturnValue('new');
});

const release = (sourceHash: string, publishedBy?: string): Release<RemoteDescriptor> =>
  makeRelease(sourceHash, publishedBy ? { publishedBy } : {});
const registry = (entry?: Registry['remotes'][string], changes: Partial<Registry> = {}): Registry => ({
  revision: 1,
  shell: null,
  remotes: entry ? { shop: entry } : {},
  ...changes,
});
const find = (entry?: Registry['remotes'][string], keepOthers = true, damaged: string[] = []) =>
  findChanges({ registry: registry(entry), damaged }, ['shop'], { keepOthers });

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
      `Kept shop 1.0.0-old, published by ${named}. Replace it with this checkout's build: npm run release -- publish shop`,
    ],
  });
  expect(find(entry, false).changed).toEqual(['shop']);
});

test('reports nothing when the sources are the same, whoever has published them', () => {
  expect(find({ current: release('new', 'build-7:/srv/team'), previous: [] })).toEqual({
    changed: [],
    kept: [],
  });
});

test.each([
  ['paused', 'resume'],
  ['pinned', 'unpin'],
] as const)('keeps what is %s, and says how to allow builds again', (hold, command) => {
  const entry = { current: release('old', CHECKOUT), previous: [] };
  const live = { registry: registry(entry), damaged: [], held: { shop: hold } };
  expect(findChanges(live, ['shop'], { keepOthers: true })).toEqual({
    changed: [],
    kept: [
      `Kept shop 1.0.0-old, which is ${hold}. Allow this checkout's build with: npm run release -- ${command} shop`,
    ],
  });
  expect(findChanges(live, ['shop'], { keepOthers: false }).changed).toEqual(['shop']);
});

test('does not publish the candidate of a canary to all players', () => {
  const canary = { percent: 5, startedAt: '2026-01-01T00:00:00.000Z', promoteAt: null };
  const entry = {
    current: release('old', CHECKOUT),
    previous: [],
    candidate: { release: release('new', CHECKOUT), ...canary },
  };
  expect(find(entry)).toEqual({ changed: [], kept: [] });
});

test('does not publish again what was rolled back', () => {
  const entry = {
    current: release('old', CHECKOUT),
    previous: [],
    rolledBack: [release('newer', CHECKOUT), release('new', CHECKOUT)],
  };
  expect(find(entry).changed).toEqual([]);
});

test('replaces a development build', () => {
  expect(find({ current: release(DEV_HASH), previous: [] }).changed).toEqual(['shop']);
});

test('publishes again what is missing or damaged in the store, when the sources are the same', () => {
  const entry = { current: release('new', 'build-7:/srv/team'), previous: [] };
  expect(find(entry, true, ['other']).changed).toEqual([]);
  expect(find(entry, true, ['shop']).changed).toEqual(['shop']);
});

test('leaves out what was unpublished, and what has a malformed entry', () => {
  const findIn = (changes: Partial<Registry>) =>
    findChanges({ registry: registry(undefined, changes), damaged: [] }, ['shop'], { keepOthers: true });
  const since = '2026-02-01T00:00:00.000Z';
  expect(findIn({ unpublished: { shop: since } })).toEqual({
    changed: [],
    kept: [`Left out shop, unpublished at ${since}. Publish it with: npm run release -- publish shop`],
  });
  const { changed, kept } = findIn({
    malformed: { shop: { reason: 'current is missing', value: {} } },
  });
  expect(changed).toEqual([]);
  expect(kept.join()).toContain('malformed (current is missing)');
});
