import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@hashgrid/contracts';
import { changeRegistry } from './registryFile';
import { getReleaseFolder } from './releaseStore';
import { findExpired, listReferenced, withoutRetired, withRetired } from './retiredBuilds';

/** Returns the builds in the store that the registry knows nothing of, such as those of older versions of this command. */
const findStrays = (storeDir: string, registry: Registry, name: string): string[] => {
  const dir = join(storeDir, getReleaseFolder(name));
  if (!existsSync(dir)) return [];
  const known = new Set([
    ...listReferenced(registry, name),
    ...(registry.retired?.[name] ?? []).map(({ id }) => id),
  ]);
  return readdirSync(dir).filter((id) => !known.has(id));
};

/** Deletes the builds of one name that left the registry long ago. A build that it does not know counts as leaving now. */
export const pruneReleases = async (
  storeDir: string,
  registry: Registry,
  name: string,
  now: string,
): Promise<void> => {
  const strays = findStrays(storeDir, registry, name);
  const expired = findExpired(registry, name, now);
  if (strays.length + expired.length === 0) return;
  await changeRegistry(storeDir, (before) => {
    const stillExpired = findExpired(before, name, now).filter((id) => expired.includes(id));
    return withoutRetired(withRetired(before, name, strays, now), name, stillExpired);
  });
  for (const id of expired)
    rmSync(join(storeDir, getReleaseFolder(name), id), { recursive: true, force: true });
};
