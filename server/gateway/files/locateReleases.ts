import type { Registry, RegistryEntry, Release, RemoteDescriptor } from '@hashgrid/contracts';

const located = new WeakMap<Registry, Registry>();

/**
 * Returns the registry with the origin of a CDN in the bases of its releases, from which all URLs of release files in a
 * page are made.
 */
export const locateReleases = (registry: Registry, origin: string | null): Registry => {
  if (!origin) return registry;
  const cached = located.get(registry);
  if (cached) return cached;
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
