import { getReleaseHash, type BootstrapRemote } from '@hashgrid/contracts';
import { formatRelease } from '../remotes/formatRelease';

/**
 * Returns the context of an error report about a release.
 * @param fallback The previous release that the player gets instead.
 */
export const describeRelease = (
  release: BootstrapRemote,
  fallback?: BootstrapRemote | null,
): Record<string, string> => ({
  remote: release.name,
  version: release.version,
  hash: getReleaseHash(release.base) ?? '',
  ...(fallback && { fallback: formatRelease(fallback) }),
});
