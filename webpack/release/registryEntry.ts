import type {
  Registry,
  RegistryEntry,
  Release,
  RemoteDescriptor,
  ShellDescriptor,
} from '@hashgrid/contracts';
import { ReleaseError } from './ReleaseError';
import { DEV_HASH, SHELL, type Descriptor } from './releaseStore';

/** So many builds stay in the registry behind the current one. */
export const KEPT_PREVIOUS = 5;

export const idOf = ({ version, hash }: Release<Descriptor>): string => `${version}-${hash}`;

/** What the registry says of a name, the shell included. */
export const entryOf = (registry: Registry, name: string): RegistryEntry<Descriptor> | null =>
  (name === SHELL ? registry.shell : registry.remotes[name]) ?? null;

const withEntry = (registry: Registry, name: string, entry: RegistryEntry<Descriptor>): Registry =>
  name === SHELL
    ? { ...registry, shell: entry as RegistryEntry<ShellDescriptor> }
    : { ...registry, remotes: { ...registry.remotes, [name]: entry as RegistryEntry<RemoteDescriptor> } };

/** The registry with a release made the current one; what was current becomes the newest previous one. */
export const withRelease = (registry: Registry, name: string, release: Release<Descriptor>): Registry => {
  const entry = entryOf(registry, name);
  const before = entry ? [entry.current, ...entry.previous] : [];
  // A developer's build is nothing to go back to.
  const releases = before.filter(({ descriptor }) => descriptor.sourceHash !== DEV_HASH);
  const previous = releases.filter((other) => idOf(other) !== idOf(release)).slice(0, KEPT_PREVIOUS);
  return withEntry(registry, name, { current: release, previous });
};

/** The registry with a developer's build made current; it takes the place of the last one and makes no history. */
export const withDevRelease = (registry: Registry, name: string, release: Release<Descriptor>): Registry => {
  const entry = entryOf(registry, name);
  return entry?.current.descriptor.sourceHash === DEV_HASH
    ? withEntry(registry, name, { ...entry, current: release })
    : withRelease(registry, name, release);
};

/**
 * The registry with the newest previous release made current again.
 * @throws {ReleaseError} when the name is unknown or has none.
 */
export const withRollback = (registry: Registry, name: string): Registry => {
  const entry = entryOf(registry, name);
  if (!entry) {
    throw new ReleaseError(
      `"${name}" was never published. Published are: ${publishedNames(registry).join(', ') || 'none'}.`,
    );
  }
  const [current, ...previous] = entry.previous;
  if (!current)
    throw new ReleaseError(`"${name}" has no release before ${idOf(entry.current)} to go back to.`);
  return withEntry(registry, name, { current, previous, rolledBack: entry.current });
};

/** Names that have a live release, the shell first. */
export const publishedNames = (registry: Registry): string[] => [
  ...(registry.shell ? [SHELL] : []),
  ...Object.keys(registry.remotes).sort(),
];
