import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withEntry } from '@hashgrid/contracts/releases';
import { storeRelease } from '../release/storeRelease';
import { withTemporaryDir } from '../release/withTemporaryDir';
import { writeBuild } from '../release/test/writeBuild';
import { changeDevRegistry, readDevRegistry } from './devRegistry';
import { linkLiveReleases } from './linkLiveReleases';
import { publishDevBuild } from './publishDevBuild';

let dir: string;
let storeDir: string;
let productDir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'dev-'));
  storeDir = join(dir, 'releases');
  productDir = join(dir, 'gateway');
});
afterEach(() => rmSync(dir, { recursive: true }));

const build = (content: string): string => {
  const buildDir = join(dir, 'build');
  writeBuild(buildDir, { 'entry.js': content }, { sourceHash: content });
  return buildDir;
};
/** Publishes to the product, whose gateway then has the release in its registry file. */
const publish = async (name: string, content: string) => {
  const current = await storeRelease(storeDir, name, build(content), { compress: false });
  changeDevRegistry(productDir, (registry) => withEntry(registry, name, { current, previous: [] }));
};
const linkLive = (devDir: string) =>
  linkLiveReleases(join(productDir, 'registry.json'), storeDir, devDir, 'shop');
const readLive = (dir: string, name: string, store = dir): string => {
  const base = readDevRegistry(dir).remotes[name]?.current.base ?? '';
  return readFileSync(join(store, base, 'entry.js'), 'utf8');
};

test('keeps development builds out of the release store, and deletes them with the session', async () => {
  await publish('shop', 'released shop');
  await publish('game', 'released game');
  const before = readFileSync(join(productDir, 'registry.json'), 'utf8');
  let session = '';
  await withTemporaryDir(join(dir, 'dev'), async (devDir) => {
    session = devDir;
    linkLive(devDir);
    expect(readLive(devDir, 'shop')).toBe('released shop');
    for (const content of ['first', 'second']) await publishDevBuild(devDir, 'shop', build(content));
    expect(readLive(devDir, 'shop')).toBe('second');
    expect(readLive(devDir, 'game')).toBe('released game');
    // The first build is now a link to the second one, for pages that were opened with the first.
    const folder = join(devDir, 'remotes', 'shop');
    const contents = readdirSync(folder).map((id) => readFileSync(join(folder, id, 'entry.js'), 'utf8'));
    expect(contents.sort()).toEqual(['released shop', 'second', 'second']);
  });
  expect(existsSync(session)).toBe(false);
  expect(readFileSync(join(productDir, 'registry.json'), 'utf8')).toBe(before);
  expect(readdirSync(join(storeDir, 'remotes', 'shop'))).toHaveLength(1);
  expect(readLive(productDir, 'shop', storeDir)).toBe('released shop');
});

test('follows releases of other packages during the session, and keeps its own build', async () => {
  await publish('shop', 'released shop');
  await withTemporaryDir(join(dir, 'dev'), async (devDir) => {
    linkLive(devDir);
    await publishDevBuild(devDir, 'shop', build('mine'));
    await publish('game', 'new game');
    await publish('shop', 'new shop');
    linkLive(devDir);
    expect(readLive(devDir, 'game')).toBe('new game');
    expect(readLive(devDir, 'shop')).toBe('mine');
  });
});

test('serves at least the revision of the product, for which a publish waits, and a higher one after each build', async () => {
  const readRevisions = (devDir: string) =>
    [productDir, devDir].map((each) => readDevRegistry(each).revision);
  for (const content of ['first', 'second', 'third']) await publish('game', content);
  await withTemporaryDir(join(dir, 'dev'), async (devDir) => {
    linkLive(devDir);
    expect(readRevisions(devDir)).toEqual([3, 3]);
    await publishDevBuild(devDir, 'shop', build('mine'));
    expect(readRevisions(devDir)).toEqual([3, 4]);
    await publish('game', 'fourth');
    linkLive(devDir);
    expect(readRevisions(devDir)).toEqual([4, 5]);
  });
});

test('replaces the link to a release that was deleted and published again', async () => {
  await publish('game', 'game');
  await withTemporaryDir(join(dir, 'dev'), async (devDir) => {
    linkLive(devDir);
    const { base } = readDevRegistry(devDir).remotes.game?.current ?? { base: '' };
    const link = join(devDir, base.replace(/\/$/, ''));
    rmSync(link);
    symlinkSync(join(dir, 'gone'), link, 'junction');
    linkLive(devDir);
    expect(readLive(devDir, 'game')).toBe('game');
  });
});
