import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishBuild, rollback } from './publish';
import { readRegistry } from './registryFile';
import { makeRelease } from './test/makeRelease';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'rollback-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const publish = (content: string, replaces?: string) => {
  const buildDir = join(dir, 'build');
  rmSync(buildDir, { recursive: true, force: true });
  mkdirSync(buildDir);
  writeFileSync(join(buildDir, 'entry.js'), content);
  writeFileSync(join(buildDir, 'remote.json'), JSON.stringify(makeRelease(content).descriptor));
  return publishBuild(join(dir, 'store'), 'shop', buildDir, { compress: false, replaces });
};
const live = () => readRegistry(join(dir, 'store')).remotes.shop?.current.base;

test('rolls back to a build whose files are there', async () => {
  const first = await publish('one');
  await publish('two');
  await rollback(join(dir, 'store'), 'shop');
  expect(live()).toBe(first.base);
});

test('refuses to roll back to missing files, and says where they should be', async () => {
  const first = await publish('one');
  const second = await publish('two');
  rmSync(join(dir, 'store', first.base, 'entry.js'));
  await expect(rollback(join(dir, 'store'), 'shop')).rejects.toThrow(
    /Could not roll back "shop" to 1\.0\.0-\w+: entry\.js is missing in .*Restore the folder from a backup, or publish/,
  );
  expect(live()).toBe(second.base);
});

test('leaves what somebody else has published during an automatic build', async () => {
  const first = await publish('one');
  const second = await publish('two', `${first.version}-${first.hash}`);
  await expect(publish('three', `${first.version}-${first.hash}`)).rejects.toThrow(/has become live since/);
  expect(live()).toBe(second.base);
});
