import type { Registry } from '@hashgrid/contracts';
import type { AnyRelease, ExpectedRelease } from '@hashgrid/contracts/releases';

/** Lists the live releases with their names. */
export const listLiveReleases = ({ shell, remotes }: Registry): { name: string; release: AnyRelease }[] => [
  ...(shell ? [{ name: 'shell', release: shell.current }] : []),
  ...Object.entries(remotes).map(([name, { current }]) => ({ name, release: current })),
];

const isRetired = ({ retired = {} }: Registry, base: string): boolean =>
  Object.entries(retired).some(([name, builds]) =>
    builds.some(({ id }) => base === `/${name === 'shell' ? name : `remotes/${name}`}/${id}/`),
  );

/** Finds the release of a URL; of one that has left the registry, only the base is known. Null for one that never was in it. */
export const findReleaseByBase = (registry: Registry, base: string): ExpectedRelease | null => {
  const { shell, remotes } = registry;
  const entries = [...(shell ? [shell] : []), ...Object.values(remotes)];
  for (const { current, previous, rolledBack = [] } of entries)
    for (const release of [current, ...previous, ...rolledBack]) if (release.base === base) return release;
  return isRetired(registry, base) ? { base } : null;
};
