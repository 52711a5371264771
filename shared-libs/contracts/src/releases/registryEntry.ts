import type { Registry, RegistryEntry, Release } from '../registry';
import type { RemoteDescriptor, ShellDescriptor } from '../remote';

/** Descriptor of the shell or a remote. */
export type Descriptor = RemoteDescriptor | ShellDescriptor;

/** Name under which the shell is published, like a remote. */
export const SHELL = 'shell';

/** Source hash of every development build. */
export const DEV_HASH = 'dev';

export const EMPTY_REGISTRY: Registry = { revision: 0, shell: null, remotes: {} };

/** Returns the ID of a release: `1.0.0-1a2b3c4d`. */
export const getReleaseId = ({ version, hash }: Release<Descriptor>): string => `${version}-${hash}`;

/** Returns the registry entry of the shell or a remote. */
export const getEntry = (registry: Registry, name: string): RegistryEntry<Descriptor> | null => {
  if (name === SHELL) return registry.shell;
  return Object.hasOwn(registry.remotes, name) ? (registry.remotes[name] ?? null) : null;
};

/** Returns the ID of the live release of a name, or `none`: the value of `replaces` in a publish request. */
export const getLiveId = (registry: Registry, name: string): string => {
  const current = getEntry(registry, name)?.current;
  return current ? getReleaseId(current) : 'none';
};

/** Returns a copy of a record without one of its keys. */
export const withoutName = <Value>(
  record: Record<string, Value> | undefined,
  name: string,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(record ?? {}).filter(([other]) => other !== name));

/** Returns a copy of the registry with an entry, which is then neither malformed nor unpublished. */
export const withEntry = (registry: Registry, name: string, entry: RegistryEntry<Descriptor>): Registry => {
  const next: Registry = {
    ...registry,
    ...(registry.unpublished && { unpublished: withoutName(registry.unpublished, name) }),
    ...(registry.malformed && { malformed: withoutName(registry.malformed, name) }),
  };
  return name === SHELL
    ? { ...next, shell: entry as RegistryEntry<ShellDescriptor> }
    : { ...next, remotes: { ...registry.remotes, [name]: entry as RegistryEntry<RemoteDescriptor> } };
};

/** Returns the names that have a live release, the shell first. */
export const listPublishedNames = (registry: Registry): string[] => [
  ...(registry.shell ? [SHELL] : []),
  ...Object.keys(registry.remotes).sort(),
];
