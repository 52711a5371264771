import type { Registry } from '@hashgrid/contracts';
import type { AnyRelease, ExpectedRelease } from '@hashgrid/contracts/releases';

/** Lists the live releases with their names, and those of canaries. */
export const listLiveReleases = ({ shell, remotes }: Registry): { name: string; release: AnyRelease }[] => [
  ...(shell ? [{ name: 'shell', release: shell.current }] : []),
  ...Object.entries(remotes).flatMap(([name, { current, candidate }]) =>
    [current, ...(candidate ? [candidate.release] : [])].map((release) => ({ name, release })),
  ),
];

const isRetired = ({ retired = {} }: Registry, base: string): boolean =>
  Object.entries(retired).some(([name, builds]) =>
    builds.some(({ id }) => base === `/${name === 'shell' ? name : `remotes/${name}`}/${id}/`),
  );

/** Finds the release of a URL; of one that has left the registry, only the base is known. Null for one that never was in it. */
export const findReleaseByBase = (registry: Registry, base: string): ExpectedRelease | null => {
  const { shell, remotes } = registry;
  const entries = [...(shell ? [shell] : []), ...Object.values(remotes)];
  for (const { current, previous, rolledBack = [], candidate } of entries)
    for (const release of [current, ...previous, ...rolledBack, ...(candidate ? [candidate.release] : [])])
      if (release.base === base) return release;
  return isRetired(registry, base) ? { base } : null;
};
