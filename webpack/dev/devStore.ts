import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getEntry, listPublishedNames, withEntry } from '../release/registryEntry';
import { changeRegistry, readRegistry } from '../release/registryFile';
import type { Descriptor } from '../release/releaseStore';
import type { Release } from '@hashgrid/contracts';

const linkRelease = (storeDir: string, devDir: string, { base }: Release<Descriptor>): void => {
  const link = join(devDir, base.replace(/\/$/, ''));
  if (existsSync(link)) return;
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(storeDir, base.replace(/\/$/, '')), link, 'junction');
};

/**
 * Brings the live releases into the store of a development session, as links; that of the name under development stays. So
 * development builds never get into the release store.
 * @param storeDir The release store.
 * @param devDir The session's own one, which ends with it.
 */
export const followReleases = async (storeDir: string, devDir: string, name: string): Promise<void> => {
  const registry = readRegistry(storeDir);
  await changeRegistry(devDir, (before) => {
    const others = listPublishedNames(registry).filter((other) => other !== name || !getEntry(before, name));
    return others.reduce((next, other) => {
      const current = getEntry(registry, other)?.current;
      if (!current) return next;
      linkRelease(storeDir, devDir, current);
      return withEntry(next, other, { current, previous: [] });
    }, before);
  });
};
