import type { Registry } from '@hashgrid/contracts';
import { getReleaseFolder, type ExpectedRelease } from '@hashgrid/contracts/releases';

const isRetired = ({ retired = {} }: Registry, base: string): boolean =>
  Object.entries(retired).some(([name, builds]) =>
    builds.some(({ id }) => base === `/${getReleaseFolder(name)}/${id}/`),
  );

/** Finds a release by its base. A retired build has only its base left; null for an unknown release. */
export const findReleaseByBase = (registry: Registry, base: string): ExpectedRelease | null => {
  const { shell, remotes } = registry;
  const entries = [...(shell ? [shell] : []), ...Object.values(remotes)];
  for (const { current, previous, rolledBack = [], candidate } of entries)
    for (const release of [current, ...previous, ...rolledBack, ...(candidate ? [candidate.release] : [])])
      if (release.base === base) return release;
  return isRetired(registry, base) ? { base } : null;
};
