import type { Registry, RegistryEntry, RemoteDescriptor } from '@hashgrid/contracts';
import { getReleaseId } from '@hashgrid/contracts/releases';
import { isInShare } from './releaseGroup';

type RemoteEntry = RegistryEntry<RemoteDescriptor>;

/** Selections of a registry by the names whose candidate they have, so that each is computed once. */
const selected = new WeakMap<Registry, Map<string, Registry>>();

const listCanaries = ({ remotes }: Registry) =>
  Object.entries(remotes).flatMap(([name, { candidate }]) => (candidate ? [{ name, candidate }] : []));

/** Whether a share of the players gets other releases than the rest. */
export const hasCanary = (registry: Registry): boolean => listCanaries(registry).length > 0;

/** Whether the release that an entry makes current is a candidate. */
export const isCandidate = ({ current, candidate }: RemoteEntry): boolean =>
  candidate !== undefined && getReleaseId(candidate.release) === getReleaseId(current);

/** The live release becomes the one that replaces a candidate that fails. */
const withCandidate = (entry: RemoteEntry): RemoteEntry =>
  entry.candidate
    ? { ...entry, current: entry.candidate.release, previous: [entry.current, ...entry.previous] }
    : entry;

/**
 * Returns the registry as a player sees it: with the candidates that their group is among the share of. A page is made of
 * one selection, so it never mixes sides.
 * @param group Null for a browser without one, which gets what is live.
 */
export const selectReleases = (registry: Registry, group: string | null): Registry => {
  if (group === null) return registry;
  const names = listCanaries(registry)
    .filter(({ candidate: { release, percent } }) => isInShare(group, getReleaseId(release), percent))
    .map(({ name }) => name);
  if (names.length === 0) return registry;
  const known = selected.get(registry) ?? new Map<string, Registry>();
  selected.set(registry, known);
  const key = names.join(' ');
  const found = known.get(key);
  if (found) return found;
  const remotes = Object.entries(registry.remotes).map(([name, entry]): [string, RemoteEntry] => [
    name,
    names.includes(name) ? withCandidate(entry) : entry,
  ]);
  const selection = { ...registry, remotes: Object.fromEntries(remotes) };
  known.set(key, selection);
  return selection;
};
