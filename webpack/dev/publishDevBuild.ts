import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEV_HASH, getEntry, withEntry, type Descriptor } from '@hashgrid/contracts/releases';
import { getDescriptorFile } from '../release/releaseStore';
import { storeRelease } from '../release/storeRelease';
import { changeDevRegistry, readDevRegistry } from './devRegistry';

const markAsDev = (buildDir: string, name: string): void => {
  const file = join(buildDir, getDescriptorFile(name));
  const descriptor = JSON.parse(readFileSync(file, 'utf8')) as Descriptor;
  writeFileSync(file, JSON.stringify({ ...descriptor, sourceHash: DEV_HASH }));
};

/** Makes a development build live in the session's store and deletes the one before it. */
export const publishDevBuild = async (devDir: string, name: string, buildDir: string): Promise<void> => {
  markAsDev(buildDir, name);
  const before = getEntry(readDevRegistry(devDir), name)?.current;
  const release = await storeRelease(devDir, name, buildDir, { compress: false });
  changeDevRegistry(devDir, (registry) => withEntry(registry, name, { current: release, previous: [] }));
  // The others are links to the release store.
  const isReplaced = before?.descriptor.sourceHash === DEV_HASH && before.base !== release.base;
  if (isReplaced) rmSync(join(devDir, before.base), { recursive: true, force: true });
};
