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

const makeShopRelease = (sourceHash: string, publishedBy?: string): Release<RemoteDescriptor> =>
  makeRelease(sourceHash, publishedBy ? { publishedBy } : {});
const makeRegistry = (entry?: Registry['remotes'][string], changes: Partial<Registry> = {}): Registry => ({
  revision: 1,
  shell: null,
  remotes: entry ? { shop: entry } : {},
  ...changes,
});
const findShopChanges = (entry?: Registry['remotes'][string], keepOthers = true, damaged: string[] = []) =>
  findChanges({ registry: makeRegistry(entry), damaged }, ['shop'], { keepOthers });

test('publishes what is not live yet', () => {
  expect(findShopChanges().changed).toEqual(['shop']);
});

test('publishes what this checkout has published and changed since', () => {
  expect(findShopChanges({ current: makeShopRelease('old', CHECKOUT), previous: [] }).changed).toEqual([
    'shop',
  ]);
  expect(findShopChanges({ current: makeShopRelease('new', CHECKOUT), previous: [] })).toEqual({
    changed: [],
    kept: [],
  });
});

test.each([
  ['another checkout', 'build-7:/srv/team', 'build-7:/srv/team'],
  ['a checkout that older releases did not name', undefined, 'an unknown checkout'],
])('keeps what %s has published, and says how to replace it', (_, publishedBy, named) => {
  const entry = { current: makeShopRelease('old', publishedBy), previous: [] };
  expect(findShopChanges(entry)).toEqual({
    changed: [],
    kept: [
      `Kept shop 1.0.0-old, published by ${named}. Replace it with this checkout's build: npm run release -- publish shop`,
    ],
  });
  expect(findShopChanges(entry, false).changed).toEqual(['shop']);
});

test('reports nothing when the sources are the same, even if another checkout has published them', () => {
  expect(findShopChanges({ current: makeShopRelease('new', 'build-7:/srv/team'), previous: [] })).toEqual({
    changed: [],
    kept: [],
  });
});

test.each([
  ['paused', 'resume'],
  ['pinned', 'unpin'],
] as const)('keeps what is %s, and says how to allow builds again', (hold, command) => {
  const entry = { current: makeShopRelease('old', CHECKOUT), previous: [] };
  const live = { registry: makeRegistry(entry), damaged: [], held: { shop: hold } };
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
    current: makeShopRelease('old', CHECKOUT),
    previous: [],
    candidate: { release: makeShopRelease('new', CHECKOUT), ...canary },
  };
  expect(findShopChanges(entry)).toEqual({ changed: [], kept: [] });
});

test('does not publish again what was rolled back, and says how to do so', () => {
  const entry = {
    current: makeShopRelease('old', CHECKOUT),
    previous: [],
    rolledBack: [makeShopRelease('newer', CHECKOUT), makeShopRelease('new', CHECKOUT)],
  };
  const kept = [
    "Kept shop 1.0.0-old, because this checkout's build 1.0.0-new was rolled back. Publish it again with: npm run release -- publish shop",
  ];
  expect(findShopChanges(entry)).toEqual({ changed: [], kept });
  expect(findShopChanges(entry, false)).toEqual({ changed: [], kept });
});

test.each([
  ['paused', 'resume'],
  ['pinned', 'unpin'],
] as const)('says how to publish again what was rolled back while its name is %s', (hold, command) => {
  const entry = {
    current: makeShopRelease('old', CHECKOUT),
    previous: [],
    rolledBack: [makeShopRelease('new', CHECKOUT)],
  };
  const live = { registry: makeRegistry(entry), damaged: [], held: { shop: hold } };
  expect(findChanges(live, ['shop'], { keepOthers: true, channel: 'staging' }).kept).toEqual([
    `Kept shop 1.0.0-old, because this checkout's build 1.0.0-new was rolled back. Publish it again with: npm run release -- ${command} shop --channel staging && npm run release -- publish shop --channel staging`,
  ]);
});

test('replaces a development build', () => {
  expect(findShopChanges({ current: makeShopRelease(DEV_HASH), previous: [] }).changed).toEqual(['shop']);
});

test('publishes again what is missing or damaged in the store, when the sources are the same', () => {
  const entry = { current: makeShopRelease('new', 'build-7:/srv/team'), previous: [] };
  expect(findShopChanges(entry, true, ['other']).changed).toEqual([]);
  expect(findShopChanges(entry, true, ['shop']).changed).toEqual(['shop']);
});

test('names the channel in the command that replaces a kept release', () => {
  const registry = makeRegistry({ current: makeShopRelease('old', 'build-7:/srv/team'), previous: [] });
  const { kept } = findChanges({ registry, damaged: [] }, ['shop'], { keepOthers: true, channel: 'staging' });
  expect(kept.join()).toContain('npm run release -- publish shop --channel staging');
});

test('leaves out what was unpublished, and what has a malformed entry', () => {
  const findIn = (changes: Partial<Registry>) =>
    findChanges({ registry: makeRegistry(undefined, changes), damaged: [] }, ['shop'], { keepOthers: true });
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
