import { getReleaseHash, type BootstrapRemote } from '@hashgrid/contracts';

/** Returns `1.0.0-1a2b3c4d`. */
const getReleaseId = ({ version, base }: BootstrapRemote): string => `${version}-${getReleaseHash(base)}`;

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
  ...(fallback && { fallback: getReleaseId(fallback) }),
});
