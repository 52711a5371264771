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

export const getReleaseId = ({ version, hash }: Release<Descriptor>): string => `${version}-${hash}`;

/** Returns the registry entry of the shell or a remote. */
export const getEntry = (registry: Registry, name: string): RegistryEntry<Descriptor> | null =>
  (name === SHELL ? registry.shell : registry.remotes[name]) ?? null;

const withEntry = (registry: Registry, name: string, entry: RegistryEntry<Descriptor>): Registry =>
  name === SHELL
    ? { ...registry, shell: entry as RegistryEntry<ShellDescriptor> }
    : { ...registry, remotes: { ...registry.remotes, [name]: entry as RegistryEntry<RemoteDescriptor> } };

/** Returns the registry with a release as the current one; the former current one becomes the newest previous one. */
export const withRelease = (registry: Registry, name: string, release: Release<Descriptor>): Registry => {
  const entry = getEntry(registry, name);
  const before = entry ? [entry.current, ...entry.previous] : [];
  // A rollback must never make a development build live.
  const releases = before.filter(({ descriptor }) => descriptor.sourceHash !== DEV_HASH);
  const previous = releases
    .filter((other) => getReleaseId(other) !== getReleaseId(release))
    .slice(0, MAX_PREVIOUS);
  return withEntry(registry, name, { current: release, previous });
};

/** Returns the registry with a development build as the current release; it replaces the previous development build. */
export const withDevRelease = (registry: Registry, name: string, release: Release<Descriptor>): Registry => {
  const entry = getEntry(registry, name);
  return entry?.current.descriptor.sourceHash === DEV_HASH
    ? withEntry(registry, name, { ...entry, current: release })
    : withRelease(registry, name, release);
};

/**
 * Returns the registry with the newest previous release as the current one.
 * @throws {ReleaseError} when the name is unknown or has no previous release.
 */
export const withRollback = (registry: Registry, name: string): Registry => {
  const entry = getEntry(registry, name);
  if (!entry) {
    throw new ReleaseError(
      `Could not roll back "${name}": it was never published. Choose one of: ${listPublishedNames(registry).join(', ') || 'none'}.`,
    );
  }
  const [current, ...previous] = entry.previous;
  if (!current)
    throw new ReleaseError(
      `Could not roll back "${name}": it has no release before ${getReleaseId(entry.current)}. Publish a fixed one.`,
    );
  return withEntry(registry, name, { current, previous, rolledBack: entry.current });
};

/** Returns the names that have a live release, the shell first. */
export const listPublishedNames = (registry: Registry): string[] => [
  ...(registry.shell ? [SHELL] : []),
  ...Object.keys(registry.remotes).sort(),
];
