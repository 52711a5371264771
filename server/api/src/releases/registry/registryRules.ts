import type { Registry, RegistryEntry, Release } from '@hashgrid/contracts';
import {
  DEV_HASH,
  getEntry,
  getReleaseId,
  listPublishedNames,
  SHELL,
  withEntry,
  withoutName,
  type Descriptor,
} from '@hashgrid/contracts/releases';
import { DomainError } from '../../DomainError';

/** Number of previous builds of a name that the registry keeps. */
export const MAX_PREVIOUS = 5;
/** Number of rolled-back builds of a name that the registry keeps. */
export const MAX_ROLLED_BACK = 10;

const differsFrom = (release: Release<Descriptor>) => (other: Release<Descriptor>) =>
  getReleaseId(other) !== getReleaseId(release);

/** Returns an entry in which a release no longer counts as rolled back. */
export function withoutRolledBack(
  { rolledBack = [], ...entry }: RegistryEntry<Descriptor>,
  release: Release<Descriptor>,
): RegistryEntry<Descriptor> {
  const others = rolledBack.filter(differsFrom(release));
  return others.length > 0 ? { ...entry, rolledBack: others } : entry;
}

/**
 * Returns the registry with a release as the current one; the former one becomes the newest previous one. This release no
 * longer counts as rolled back.
 */
export function withRelease(registry: Registry, name: string, release: Release<Descriptor>): Registry {
  const entry = getEntry(registry, name);
  const before = entry ? [entry.current, ...entry.previous] : [];
  // A rollback must never make a development build live.
  const releases = before.filter(({ descriptor }) => descriptor.sourceHash !== DEV_HASH);
  const previous = releases.filter(differsFrom(release)).slice(0, MAX_PREVIOUS);
  const next = { current: release, previous, rolledBack: entry?.rolledBack ?? [] };
  return withEntry(registry, name, withoutRolledBack(next, release));
}

/** Returns the ID of the live build of a name; null if there is none. */
export const findLiveId = (registry: Registry, name: string): string | null => {
  const current = getEntry(registry, name)?.current;
  return current ? getReleaseId(current) : null;
};

/** Says why a name has no live release, and what to do about it. */
function describeMissing(registry: Registry, name: string): string {
  const { malformed = {}, unpublished = {} } = registry;
  if (Object.hasOwn(malformed, name)) return 'its registry entry is malformed. Publish it again.';
  if (Object.hasOwn(unpublished, name))
    return `it was unpublished at ${unpublished[name]}. Publish it again.`;
  const names = listPublishedNames(registry);
  return names.length > 0
    ? `it was never published to this channel. Choose one of: ${names.join(', ')}.`
    : 'nothing is published to this channel. Check the name of the channel.';
}

/**
 * Returns the entry of a name.
 * @param operation What could not be done, for the error message: `roll back`.
 * @throws {DomainError} when there is none.
 */
export function requireEntry(registry: Registry, name: string, operation: string): RegistryEntry<Descriptor> {
  const entry = getEntry(registry, name);
  if (entry) return entry;
  throw new DomainError('notFound', `Could not ${operation} "${name}": ${describeMissing(registry, name)}`);
}

/**
 * Returns the fields of an entry that count a build as rolled back: no later rollback and no automatic publish makes it live. The
 * newest ones are kept.
 */
export const countRolledBack = (
  { previous, rolledBack = [] }: RegistryEntry<Descriptor>,
  build: Release<Descriptor>,
): Required<Pick<RegistryEntry<Descriptor>, 'previous' | 'rolledBack'>> => ({
  previous: previous.filter(differsFrom(build)),
  rolledBack: [build, ...rolledBack.filter(differsFrom(build))].slice(0, MAX_ROLLED_BACK),
});

/**
 * Returns the registry without the canary of a name, if it has one. Its build counts as rolled back: otherwise the next start of its
 * checkout would give it to all players.
 * @param next The release that is to be live or the next canary. If it is that of the canary, it doesn't count as rolled back.
 */
export function withoutCanary(registry: Registry, name: string, next: Release<Descriptor>): Registry {
  const { candidate, ...entry } = requireEntry(registry, name, 'end the canary of');
  if (!candidate) return registry;
  const ended = differsFrom(next)(candidate.release) ? countRolledBack(entry, candidate.release) : {};
  return withEntry(registry, name, { ...entry, ...ended });
}

/** Returns what to do about a failing release that none precedes. Only remotes can be taken out of service. */
function adviseOnFirstRelease(name: string, { candidate }: RegistryEntry<Descriptor>): string {
  if (name === SHELL) return 'Publish a fixed one.';
  if (!candidate) return 'Publish a fixed one, or take it out of service with "unpublish".';
  return `End only its canary with "canary ${name} stop", publish a fixed one, or take it out of service with "unpublish".`;
}

/**
 * Returns the registry with the newest previous release as the current one. This ends its canary.
 * @throws {DomainError} when the name is unknown or has no previous release.
 */
export function withRollback(registry: Registry, name: string): Registry {
  const entry = requireEntry(registry, name, 'roll back');
  const [current] = entry.previous;
  if (!current)
    throw new DomainError(
      'conflict',
      `Could not roll back "${name}": it has no release older than ${getReleaseId(entry.current)}. ${adviseOnFirstRelease(name, entry)}`,
    );
  const ended = requireEntry(withoutCanary(registry, name, current), name, 'roll back');
  const [, ...previous] = ended.previous;
  return withEntry(registry, name, { current, ...countRolledBack({ ...ended, previous }, ended.current) });
}

/**
 * Returns the registry with a pinned release as the current one. Pinning a previous one rolls back all newer ones, so that no rollback
 * after the pin makes them live again.
 */
export function withPin(registry: Registry, name: string, release: Release<Descriptor>): Registry {
  const { previous } = requireEntry(registry, name, 'pin');
  if (previous.every(differsFrom(release))) return withRelease(registry, name, release);
  const rolledBack = withRollback(registry, name);
  return findLiveId(rolledBack, name) === getReleaseId(release)
    ? rolledBack
    : withPin(rolledBack, name, release);
}

/**
 * Returns the registry without a remote. Its builds are kept for open pages, and starting the product doesn't publish it again.
 * @throws {DomainError} when it is not live, or is the shell.
 */
export function withoutRemote(registry: Registry, name: string, now: string): Registry {
  if (name === SHELL)
    throw new DomainError(
      'conflict',
      'Could not unpublish the shell: no page works without it. Roll it back instead.',
    );
  if (!Object.hasOwn(registry.malformed ?? {}, name)) requireEntry(registry, name, 'unpublish');
  return {
    ...registry,
    remotes: withoutName(registry.remotes, name),
    ...(registry.malformed && { malformed: withoutName(registry.malformed, name) }),
    unpublished: { ...registry.unpublished, [name]: now },
  };
}
