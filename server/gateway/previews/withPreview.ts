import type { Registry, Release, RemoteDescriptor } from '@hashgrid/contracts';
import type { Preview } from '@hashgrid/contracts/releases';

const previewed = new WeakMap<Registry, Map<string, Registry>>();

/** The release of a developer's computer. Only the browser can read its files, so it has no details. */
const toLocalRelease = ({ name, local }: Pick<Preview, 'name' | 'local'>): Release<RemoteDescriptor> | null =>
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
      version: local.version,
      entry: '',
      chunks: {},
      integrity: {},
      shared: {},
      locales: [],
      sourceHash: '',
    },
  };

/** Whether the HTML can hold what is needed to run a release. */
export const hasDetails = ({ descriptor }: Release<RemoteDescriptor>): boolean => descriptor.entry !== '';

/**
 * Returns the registry with what a browser previews instead of the live release, which never replaces it: who looks at a preview
 * must see that it fails.
 * @param origin Of a CDN, which `registry` has in its bases already.
 */
export const withPreview = (registry: Registry, preview: Preview, origin = ''): Registry => {
  const known = previewed.get(registry) ?? new Map<string, Registry>();
  previewed.set(registry, known);
  const found = known.get(preview.id);
  if (found) return found;
  const stored = preview.release && { ...preview.release, base: origin + preview.release.base };
  const current = stored ?? toLocalRelease(preview);
  if (!current) return registry;
  const remotes = { ...registry.remotes, [preview.name]: { current, previous: [] } };
  const result = { ...registry, remotes };
  known.set(preview.id, result);
  return result;
};
