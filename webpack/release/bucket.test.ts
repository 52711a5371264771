import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBucket } from '@hashgrid/artifacts';
import { startS3, type TestS3 } from '@hashgrid/artifacts/test/startS3';
import type { ArtifactStore } from '@hashgrid/contracts/releases';
import { pruneReleases } from './pruneReleases';
import { publishBuild, rollback } from './publish';
import { readRegistry } from './registryFile';
import { RETENTION_MS } from './retiredBuilds';
import { makeRelease } from './test/makeRelease';

let dir: string;
let s3: TestS3;
let artifacts: ArtifactStore;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'bucket-'));
  s3 = await startS3();
  artifacts = await openBucket(s3.settings);
});
afterEach(async () => {
  await s3.close();
  rmSync(dir, { recursive: true });
});

const publish = (content: string) => {
  const buildDir = mkdtempSync(join(dir, 'build-'));
  mkdirSync(join(buildDir, 'locales'));
  writeFileSync(join(buildDir, 'entry.js'), content);
  writeFileSync(join(buildDir, 'remote.json'), JSON.stringify(makeRelease(content).descriptor));
  return publishBuild(join(dir, 'store'), 'shop', buildDir, { compress: true, artifacts });
};
const live = () => readRegistry(join(dir, 'store')).remotes.shop?.current.base;

test('publishes to a bucket, and rolls back to what is there', async () => {
  const first = await publish('one');
  const second = await publish('two');
  expect(live()).toBe(second.base);
  expect(existsSync(join(dir, 'store', second.base))).toBe(false);
  await rollback(join(dir, 'store'), 'shop', artifacts);
  expect(live()).toBe(first.base);
});

test('refuses to roll back to what the bucket lacks, and says where it should be', async () => {
  const first = await publish('one');
  const second = await publish('two');
  await artifacts.remove(first.base);
  await expect(rollback(join(dir, 'store'), 'shop', artifacts)).rejects.toThrow(
    `files.json is damaged in s3://releases/game${first.base}. Restore`,
  );
  expect(live()).toBe(second.base);
});

test('makes nothing live when an upload fails', async () => {
  const first = await publish('one');
  s3.setFault(({ method }) => (method === 'PUT' ? 'fail' : null));
  await expect(publish('two')).rejects.toThrow('Could not write s3://releases/game/remotes/shop/');
  expect(live()).toBe(first.base);
});

test('deletes from the bucket what left the registry long ago', async () => {
  const bases = [];
  for (const content of ['1', '2', '3', '4', '5', '6', '7']) bases.push((await publish(content)).base);
  const registry = readRegistry(join(dir, 'store'));
  await pruneReleases(
    join(dir, 'store'),
    registry,
    'shop',
    new Date(Date.now() + RETENTION_MS + 60_000).toISOString(),
    artifacts,
  );
  const ids = (await artifacts.listReleases('remotes/shop')).map((id) => `/remotes/shop/${id}/`);
  expect(ids.sort()).toEqual(bases.slice(1).sort());
});
