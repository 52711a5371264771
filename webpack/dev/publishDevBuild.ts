import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeRelease } from '../release/storeRelease';
import { getEntry, withDevRelease } from '../release/registryEntry';
import { changeRegistry, readRegistry } from '../release/registryFile';
import { DEV_HASH, getDescriptorFile, type Descriptor } from '../release/releaseStore';

/** Marks a build so that the next `npm start` replaces it with a production build. */
const markAsDev = (buildDir: string, name: string): void => {
  const file = join(buildDir, getDescriptorFile(name));
  const descriptor = JSON.parse(readFileSync(file, 'utf8')) as Descriptor;
  writeFileSync(file, JSON.stringify({ ...descriptor, sourceHash: DEV_HASH }));
};

/** Makes a development build live and deletes the one before it. */
export const publishDevBuild = async (storeDir: string, name: string, buildDir: string): Promise<void> => {
  markAsDev(buildDir, name);
  const before = getEntry(readRegistry(storeDir), name)?.current;
  const release = await storeRelease(storeDir, name, buildDir, { compress: false });
  await changeRegistry(storeDir, (registry) => withDevRelease(registry, name, release));
  const isReplaced = before?.descriptor.sourceHash === DEV_HASH && before.base !== release.base;
  if (isReplaced) rmSync(join(storeDir, before.base), { recursive: true, force: true });
};
