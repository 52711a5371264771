import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  DEV_HASH,
  getDescriptorFile,
  getEntry,
  getReleaseFolder,
  withEntry,
  type Descriptor,
} from '@hashgrid/contracts/releases';
import { getHotFolder } from '../remote/hot/withHotReload';
import { storeRelease } from '../release/storeRelease';
import { changeDevRegistry, readDevRegistry } from './devRegistry';

const markAsDev = (buildDir: string, name: string): void => {
  const file = join(buildDir, getDescriptorFile(name));
  const descriptor = JSON.parse(readFileSync(file, 'utf8')) as Descriptor;
  writeFileSync(file, JSON.stringify({ ...descriptor, sourceHash: DEV_HASH }));
};

/** Replaces a build by a link to another one, because open pages that were updated load the rest of the new build below the old URL. */
const replaceByLink = (dir: string, target: string): void => {
  const path = dir.replace(/\/$/, '');
  rmSync(path, { recursive: true, force: true });
  symlinkSync(target.replace(/\/$/, ''), path, 'junction');
};

/** Copies the hot updates of open pages, which webpack writes beside the build. */
const copyUpdates = (devDir: string, name: string, buildDir: string): void => {
  const folder = getHotFolder(name);
  const updates = join(dirname(buildDir), folder);
  if (existsSync(updates)) cpSync(updates, join(devDir, getReleaseFolder(name), folder), { recursive: true });
};

/** Makes a development build live in the session's store, in place of the previous one. */
export const publishDevBuild = async (devDir: string, name: string, buildDir: string): Promise<void> => {
  markAsDev(buildDir, name);
  const before = getEntry(readDevRegistry(devDir), name)?.current;
  copyUpdates(devDir, name, buildDir);
  const release = await storeRelease(devDir, name, buildDir, { compress: false });
  changeDevRegistry(devDir, (registry) => withEntry(registry, name, { current: release, previous: [] }));
  // Only development builds are replaced: other releases are links to the release store.
  const isReplaced = before?.descriptor.sourceHash === DEV_HASH && before.base !== release.base;
  if (isReplaced) replaceByLink(join(devDir, before.base), join(devDir, release.base));
};
