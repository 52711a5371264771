import type { AnyRelease } from '@hashgrid/contracts/releases';

/** Returns a release with the path of its files here, whichever host browsers load them from. */
export const withLocalBase = <Release extends Pick<AnyRelease, 'base'>>(release: Release): Release => ({
  ...release,
  base: new URL(release.base, 'http://localhost').pathname,
});
