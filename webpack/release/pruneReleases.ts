import type { Registry } from '@hashgrid/contracts';
import { folderStore } from '@hashgrid/contracts/releases';
import { changeRegistry } from './registryFile';
import { getReleaseFolder } from './releaseStore';
import { findExpired, listReferenced, withoutRetired, withRetired } from './retiredBuilds';

/** Returns the builds in the store that the registry knows nothing of, such as those of older versions of this command. */
const findStrays = (stored: readonly string[], registry: Registry, name: string): string[] => {
  const known = new Set([
    ...listReferenced(registry, name),
    ...(registry.retired?.[name] ?? []).map(({ id }) => id),
  ]);
  return stored.filter((id) => !known.has(id));
};

/** Deletes the builds of one name that left the registry long ago. A build that it does not know counts as leaving now. */
export const pruneReleases = async (
  storeDir: string,
  registry: Registry,
  name: string,
  now: string,
  artifacts = folderStore(storeDir),
): Promise<void> => {
  const strays = findStrays(await artifacts.listReleases(getReleaseFolder(name)), registry, name);
  const expired = findExpired(registry, name, now);
  if (strays.length + expired.length === 0) return;
  await changeRegistry(storeDir, (before) => {
    const stillExpired = findExpired(before, name, now).filter((id) => expired.includes(id));
    return withoutRetired(withRetired(before, name, strays, now), name, stillExpired);
  });
  for (const id of expired) await artifacts.remove(`/${getReleaseFolder(name)}/${id}/`);
};
