import type {
  Registry,
  RegistryEntry,
  Release,
  RemoteDescriptor,
  ShellDescriptor,
} from '@hashgrid/contracts';
import { ReleaseError } from './ReleaseError';
import { DEV_HASH, SHELL, type Descriptor } from './releaseStore';

/** How many previous builds the registry keeps. */
export const MAX_PREVIOUS = 5;
/** How many rolled-back builds it remembers. */
export const MAX_ROLLED_BACK = 10;

export const getReleaseId = ({ version, hash }: Release<Descriptor>): string => `${version}-${hash}`;

/** Returns the registry entry of the shell or a remote. */
export const getEntry = (registry: Registry, name: string): RegistryEntry<Descriptor> | null =>
  (name === SHELL ? registry.shell : registry.remotes[name]) ?? null;

const without = <Value>(record: Record<string, Value> | undefined, name: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(record ?? {}).filter(([other]) => other !== name));

/** Returns the registry with an entry, which replaces one that was malformed or unpublished. */
export const withEntry = (registry: Registry, name: string, entry: RegistryEntry<Descriptor>): Registry => {
  const next: Registry = {
    ...registry,
    ...(registry.unpublished && { unpublished: without(registry.unpublished, name) }),
    ...(registry.malformed && { malformed: without(registry.malformed, name) }),
  };
  return name === SHELL
    ? { ...next, shell: entry as RegistryEntry<ShellDescriptor> }
    : { ...next, remotes: { ...registry.remotes, [name]: entry as RegistryEntry<RemoteDescriptor> } };
};

const isNot = (release: Release<Descriptor>) => (other: Release<Descriptor>) =>
  getReleaseId(other) !== getReleaseId(release);

/**
 * Returns the registry with a release as the current one; the former one becomes the newest previous one. What was rolled
 * back stays so, except this release.
 */
export const withRelease = (registry: Registry, name: string, release: Release<Descriptor>): Registry => {
  const entry = getEntry(registry, name);
  const before = entry ? [entry.current, ...entry.previous] : [];
  // A rollback must never make a development build live.
  const releases = before.filter(({ descriptor }) => descriptor.sourceHash !== DEV_HASH);
  const previous = releases.filter(isNot(release)).slice(0, MAX_PREVIOUS);
  const rolledBack = (entry?.rolledBack ?? []).filter(isNot(release));
  return withEntry(registry, name, {
    current: release,
    previous,
    ...(rolledBack.length > 0 && { rolledBack }),
  });
};

const checkPublished = (registry: Registry, name: string, what: string): void => {
  if (getEntry(registry, name)) return;
  const names = listPublishedNames(registry).join(', ') || 'none';
  throw new ReleaseError(
    name in (registry.malformed ?? {})
      ? `Could not ${what} "${name}": its registry entry is malformed. Publish it again.`
      : `Could not ${what} "${name}": it was never published. Choose one of: ${names}.`,
  );
};

/**
 * Returns the registry with the newest previous release as the current one.
 * @throws {ReleaseError} when the name is unknown or has no previous release.
 */
export const withRollback = (registry: Registry, name: string): Registry => {
  checkPublished(registry, name, 'roll back');
  const entry = getEntry(registry, name) as RegistryEntry<Descriptor>;
  const [current, ...previous] = entry.previous;
  if (!current)
    throw new ReleaseError(
      `Could not roll back "${name}": it has no release before ${getReleaseId(entry.current)}. Publish a fixed one.`,
    );
  const rolledBack = [entry.current, ...(entry.rolledBack ?? []).filter(isNot(entry.current))];
  return withEntry(registry, name, {
    current,
    previous,
    rolledBack: rolledBack.slice(0, MAX_ROLLED_BACK),
  });
};

/**
 * Returns the registry without a remote. Its builds stay for open pages, and no start of the product brings it back.
 * @throws {ReleaseError} when it is not live, or is the shell.
 */
export const withoutRemote = (registry: Registry, name: string, now: string): Registry => {
  if (name === SHELL)
    throw new ReleaseError('Could not unpublish the shell: no page works without it. Roll it back instead.');
  if (!(name in (registry.malformed ?? {}))) checkPublished(registry, name, 'unpublish');
  return {
    ...registry,
    remotes: without(registry.remotes, name),
    ...(registry.malformed && { malformed: without(registry.malformed, name) }),
    unpublished: { ...registry.unpublished, [name]: now },
  };
};

/** Returns the names that have a live release, the shell first. */
export const listPublishedNames = (registry: Registry): string[] => [
  ...(registry.shell ? [SHELL] : []),
  ...Object.keys(registry.remotes).sort(),
];
