import type { Registry, RegistryEntry, Release, RemoteDescriptor } from '@hashgrid/contracts';

const located = new WeakMap<Registry, Registry>();

/** Returns the registry with the origin of a CDN in the bases of its releases: everything in a page follows them. */
export const locateReleases = (registry: Registry, origin: string | null): Registry => {
  if (!origin) return registry;
  const known = located.get(registry);
  if (known) return known;
  const locate = <Descriptor>(release: Release<Descriptor>) => ({ ...release, base: origin + release.base });
  const locateEntry = <Descriptor>(entry: RegistryEntry<Descriptor>): RegistryEntry<Descriptor> => ({
    ...entry,
    current: locate(entry.current),
    previous: entry.previous.map(locate),
  });
  const remotes = Object.entries(registry.remotes).map(
    ([name, entry]): [string, RegistryEntry<RemoteDescriptor>] => [name, locateEntry(entry)],
  );
  const result = {
    ...registry,
    shell: registry.shell && locateEntry(registry.shell),
    remotes: Object.fromEntries(remotes),
  };
  located.set(registry, result);
  return result;
};
