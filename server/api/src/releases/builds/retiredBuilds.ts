import type { Registry, RetiredBuild } from '@hashgrid/contracts';
import { getEntry, getReleaseId, listPublishedNames } from '@hashgrid/contracts/releases';

/** Minimum time for which the files of a build are kept after the registry stopped referencing it. */
export const RETENTION_MS = 30 * 24 * 3_600_000;
/** Number of builds of a name that are always kept. */
export const MIN_BUILDS = 3;

/** Returns the IDs of the builds of a name that the registry references. */
export const listReferenced = (registry: Registry, name: string): string[] => {
  const entry = getEntry(registry, name);
  if (!entry) return [];
  const { current, previous, rolledBack = [], candidate } = entry;
  return [current, ...previous, ...rolledBack, ...(candidate ? [candidate.release] : [])].map(getReleaseId);
};

const newestFirst = (a: RetiredBuild, b: RetiredBuild) => b.leftAt.localeCompare(a.leftAt);

/** Returns the registry with builds of a name recorded as retired, except those that it references or has already recorded. */
export const withRetired = (
  registry: Registry,
  name: string,
  ids: readonly string[],
  now: string,
): Registry => {
  const referenced = new Set(listReferenced(registry, name));
  const before = registry.retired?.[name] ?? [];
  const kept = before.filter(({ id }) => !referenced.has(id));
  const added = ids
    .filter((id) => !referenced.has(id) && !kept.some((build) => build.id === id))
    .map((id) => ({ id, leftAt: now }));
  if (added.length === 0 && kept.length === before.length) return registry;
  return { ...registry, retired: { ...registry.retired, [name]: [...added, ...kept].sort(newestFirst) } };
};

/** Returns `next` with the builds that only `before` references recorded as retired, and those that it references again removed from them. */
export const recordRetiredBuilds = (before: Registry, next: Registry, now: string): Registry => {
  const names = new Set([...listPublishedNames(before), ...listPublishedNames(next)]);
  return [...names].reduce(
    (registry, name) => withRetired(registry, name, listReferenced(before, name), now),
    next,
  );
};

/** Returns the retired builds of a name whose files may be deleted. */
export const findExpired = (registry: Registry, name: string, now: string): string[] => {
  const retired = [...(registry.retired?.[name] ?? [])].sort(newestFirst);
  const keptCount = Math.max(0, MIN_BUILDS - listReferenced(registry, name).length);
  const cutoff = Date.parse(now) - RETENTION_MS;
  return retired
    .slice(keptCount)
    .filter(({ leftAt }) => Date.parse(leftAt) < cutoff)
    .map(({ id }) => id);
};
