import { getReleaseHash, type BootstrapRemote } from '@hashgrid/contracts';

/** Returns version and hash of a release: `1.0.0-1a2b3c4d`; only the version if the base has no hash. */
export const formatRelease = ({ version, base }: Pick<BootstrapRemote, 'version' | 'base'>): string =>
  [version, getReleaseHash(base)].filter(Boolean).join('-');
