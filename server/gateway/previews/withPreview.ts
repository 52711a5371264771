import type { Registry, Release, RemoteDescriptor } from '@hashgrid/contracts';
import type { LocalBuild, Preview } from '@hashgrid/contracts/releases';

const registriesByPreview = new WeakMap<Registry, Map<string, Registry>>();

const pickSlots = ({ slots, widgets }: LocalBuild) => ({
  ...(slots && { slots }),
  ...(widgets && { widgets }),
});

/** Returns the release on a developer's computer. Only the browser can read its files, so it has no details. */
const createLocalRelease = ({
  name,
  local,
}: Pick<Preview, 'name' | 'local'>): Release<RemoteDescriptor> | null =>
  local && {
    version: local.version,
    hash: '',
    base: `${local.origin}/remotes/${name}/preview/`,
    publishedAt: '',
    descriptor: {
      name,
      platform: '*',
      routes: local.routes,
      menu: local.menu,
      // A newer build may have slots that this code doesn't know.
      ...(pickSlots(local) as Pick<RemoteDescriptor, 'slots' | 'widgets'>),
      version: local.version,
      entry: '',
      chunks: {},
      integrity: {},
      shared: {},
      locales: [],
      sourceHash: '',
    },
  };

/** Whether the entry, chunks and hashes of a release are known, which is what the HTML needs to preload it. */
export const hasDetails = ({ descriptor }: Release<RemoteDescriptor>): boolean => descriptor.entry !== '';

/**
 * Returns the registry with a previewed build in place of the live release. It has no previous releases to fall back to, so that
 * viewers see when the build fails.
 * @param origin Origin of a CDN, which the bases in `registry` already have.
 */
export const withPreview = (registry: Registry, preview: Preview, origin = ''): Registry => {
  const cache = registriesByPreview.get(registry) ?? new Map<string, Registry>();
  registriesByPreview.set(registry, cache);
  const cached = cache.get(preview.id);
  if (cached) return cached;
  const stored = preview.release && { ...preview.release, base: origin + preview.release.base };
  const current = stored ?? createLocalRelease(preview);
  if (!current) return registry;
  const remotes = { ...registry.remotes, [preview.name]: { current, previous: [] } };
  const result = { ...registry, remotes };
  cache.set(preview.id, result);
  return result;
};
