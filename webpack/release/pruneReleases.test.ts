import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pruneReleases } from './pruneReleases';
import { MAX_PREVIOUS, withoutRemote, withRelease } from './registryEntry';
import { changeRegistry, readRegistry } from './registryFile';
import { MIN_BUILDS, RETENTION_MS } from './retiredBuilds';
import { makeRelease } from './test/makeRelease';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'prune-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const folder = (hash: string) => join(dir, 'remotes', 'shop', `1.0.0-${hash}`);
/** A folder that says it is very old: what counts is when a build left the registry. */
const addFolder = (hash: string): void => {
  mkdirSync(folder(hash), { recursive: true });
  utimesSync(folder(hash), new Date(0), new Date(0));
};
const publish = async (hash: string): Promise<void> => {
  addFolder(hash);
  await changeRegistry(dir, (registry) => withRelease(registry, 'shop', makeRelease(hash)));
};
const prune = (afterMs: number) =>
  pruneReleases(dir, readRegistry(dir), 'shop', new Date(Date.now() + afterMs).toISOString());

test('keeps a build for 30 days after it has left the registry, however old its folder is', async () => {
  for (let index = 0; index <= MAX_PREVIOUS + 1; index += 1) await publish(`h${index}`);
  expect(readRegistry(dir).retired?.shop?.map(({ id }) => id)).toEqual(['1.0.0-h0']);
  await prune(0);
  await prune(RETENTION_MS - 60_000);
  expect(existsSync(folder('h0'))).toBe(true);
  await prune(RETENTION_MS + 60_000);
  expect(existsSync(folder('h0'))).toBe(false);
  expect(existsSync(folder('h1'))).toBe(true);
  expect(readRegistry(dir).retired?.shop).toEqual([]);
});

test('keeps the last three builds of a remote that was unpublished long ago', async () => {
  for (let index = 0; index <= MIN_BUILDS; index += 1) await publish(`h${index}`);
  await changeRegistry(dir, (registry) => withoutRemote(registry, 'shop', new Date().toISOString()));
  await prune(RETENTION_MS + 60_000);
  expect(['h0', 'h1', 'h2', 'h3'].filter((hash) => existsSync(folder(hash)))).toHaveLength(MIN_BUILDS);
});

test('keeps a build that it does not know for 30 days from now', async () => {
  for (const hash of ['aa', 'bb', 'cc']) await publish(hash);
  addFolder('stray');
  await prune(0);
  expect(existsSync(folder('stray'))).toBe(true);
  await prune(RETENTION_MS + 60_000);
  expect(existsSync(folder('stray'))).toBe(false);
});
