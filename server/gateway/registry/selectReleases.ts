import type { Registry, RegistryEntry, RemoteDescriptor } from '@hashgrid/contracts';
import { getReleaseId } from '@hashgrid/contracts/releases';
import { isInShare } from './releaseGroup';

type RemoteEntry = RegistryEntry<RemoteDescriptor>;

/** Cached selections of a registry, by the names whose candidate they contain. */
const selections = new WeakMap<Registry, Map<string, Registry>>();

const listCanaries = ({ remotes }: Registry) =>
  Object.entries(remotes).flatMap(([name, { candidate }]) => (candidate ? [{ name, candidate }] : []));

/** Whether a share of the players gets other releases than the rest. */
export const hasCanary = (registry: Registry): boolean => listCanaries(registry).length > 0;

/** Whether the release that an entry makes current is a candidate. */
export const isCandidate = ({ current, candidate }: RemoteEntry): boolean =>
  candidate !== undefined && getReleaseId(candidate.release) === getReleaseId(current);

/** Makes the candidate current, and the live release its fallback. */
const withCandidate = (entry: RemoteEntry): RemoteEntry =>
  entry.candidate
    ? { ...entry, current: entry.candidate.release, previous: [entry.current, ...entry.previous] }
    : entry;

/**
 * Returns the registry for a player's group: with the candidates whose share includes the group. A page is made from one
 * selection, so it never mixes a candidate with the live release.
 * @param group Null for a browser without one, which gets the live releases.
 */
export const selectReleases = (registry: Registry, group: string | null): Registry => {
  if (group === null) return registry;
  const names = listCanaries(registry)
    .filter(({ candidate: { release, percent } }) => isInShare(group, getReleaseId(release), percent))
    .map(({ name }) => name);
  if (names.length === 0) return registry;
  const cache = selections.get(registry) ?? new Map<string, Registry>();
  selections.set(registry, cache);
  const key = names.join(' ');
  const cached = cache.get(key);
  if (cached) return cached;
  const remotes = Object.entries(registry.remotes).map(([name, entry]): [string, RemoteEntry] => [
    name,
    names.includes(name) ? withCandidate(entry) : entry,
  ]);
  const selection = { ...registry, remotes: Object.fromEntries(remotes) };
  cache.set(key, selection);
  return selection;
};
