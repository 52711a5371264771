import type { AnyRelease } from '@hashgrid/contracts/releases';

/** Returns a release whose base is a path on this gateway, even if browsers load its files from a CDN. */
export const withLocalBase = <Release extends Pick<AnyRelease, 'base'>>(release: Release): Release => ({
  ...release,
  base: new URL(release.base, 'http://localhost').pathname,
});
