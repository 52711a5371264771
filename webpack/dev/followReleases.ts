import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Release } from '@hashgrid/contracts';
import { getEntry, listPublishedNames, withEntry, type Descriptor } from '@hashgrid/contracts/releases';
import { changeDevRegistry, readRegistryFile } from './devRegistry';

const linkRelease = (storeDir: string, devDir: string, { base }: Release<Descriptor>): void => {
  const link = join(devDir, base.replace(/\/$/, ''));
  if (existsSync(link)) return;
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(storeDir, base.replace(/\/$/, '')), link, 'junction');
};

/**
 * Brings the live releases into the store of a development session, as links; that of the name under development stays. So
 * development builds never get into the release store.
 * @param registryFile What is live in the product, as its gateway follows it.
 * @param storeDir The release store.
 * @param devDir The session's own one, which ends with it.
 */
export const followReleases = (
  registryFile: string,
  storeDir: string,
  devDir: string,
  name: string,
): void => {
  const registry = readRegistryFile(registryFile);
  changeDevRegistry(devDir, (before) => {
    const others = listPublishedNames(registry).filter((other) => other !== name || !getEntry(before, name));
    return others.reduce((next, other) => {
      const current = getEntry(registry, other)?.current;
      if (!current) return next;
      linkRelease(storeDir, devDir, current);
      return withEntry(next, other, { current, previous: [] });
    }, before);
  });
};
