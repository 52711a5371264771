import type { Registry, RegistryEntry, Release, RemoteDescriptor } from '@hashgrid/contracts';

/** Results by registry. The origin of a gateway never changes. */
const cache = new WeakMap<Registry, Registry>();

/**
 * Returns the registry with the origin of a CDN before the bases of its current and previous releases. All URLs of release files in a
 * page begin with these bases.
 */
export const withArtifactsOrigin = (registry: Registry, origin: string | null): Registry => {
  if (!origin) return registry;
  const cached = cache.get(registry);
  if (cached) return cached;
  const addOrigin = <Descriptor>(release: Release<Descriptor>) => ({
    ...release,
    base: origin + release.base,
  });
  const addOriginToEntry = <Descriptor>(entry: RegistryEntry<Descriptor>): RegistryEntry<Descriptor> => ({
    ...entry,
    current: addOrigin(entry.current),
    previous: entry.previous.map(addOrigin),
  });
  const remotes = Object.entries(registry.remotes).map(
    ([name, entry]): [string, RegistryEntry<RemoteDescriptor>] => [name, addOriginToEntry(entry)],
  );
  const result = {
    ...registry,
    shell: registry.shell && addOriginToEntry(registry.shell),
    remotes: Object.fromEntries(remotes),
  };
  cache.set(registry, result);
  return result;
};
