import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Release } from '@hashgrid/contracts';
import { getEntry, listPublishedNames, withEntry, type Descriptor } from '@hashgrid/contracts/releases';
import { changeDevRegistry, readRegistryFile } from './devRegistry';

const linkRelease = (storeDir: string, devDir: string, { base }: Release<Descriptor>): void => {
  const link = join(devDir, base.replace(/\/$/, ''));
  if (existsSync(link)) return;
  // A link whose target has been deleted doesn't exist for `existsSync`, but its name is taken.
  rmSync(link, { force: true });
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(storeDir, base.replace(/\/$/, '')), link, 'junction');
};

/**
 * Links the live releases into the store of a development session, except that of the package under development once the session
 * has one. Development builds therefore never get into the release store.
 * @param registryFile Registry file of the product's gateway.
 * @param storeDir The release store.
 * @param devDir The session's own store, which is deleted with it.
 * @param name The package under development.
 */
export const linkLiveReleases = (
  registryFile: string,
  storeDir: string,
  devDir: string,
  name: string,
): void => {
  const registry = readRegistryFile(registryFile);
  changeDevRegistry(devDir, (before) => {
    const others = listPublishedNames(registry).filter((other) => other !== name || !getEntry(before, name));
    // A publish during the session waits until the session's gateway serves the revision of the channel.
    const start = { ...before, revision: registry.revision };
    return others.reduce((next, other) => {
      const current = getEntry(registry, other)?.current;
      if (!current) return next;
      linkRelease(storeDir, devDir, current);
      return withEntry(next, other, { current, previous: [] });
    }, start);
  });
};
