import type { RemoteDescriptor } from '@hashgrid/contracts';
import type { LocalBuild } from '@hashgrid/contracts/releases';

/**
 * Returns what a preview link contains of a build on this computer: all that pages of the product contain of a remote.
 * @param origin Where this computer serves the files of the build.
 */
export const toLocalBuild = (
  origin: string,
  { version, routes, menu = [], slots, widgets }: RemoteDescriptor,
): LocalBuild =>
  structuredClone({
    origin,
    version,
    routes,
    menu,
    // Older products refuse these, so they are left out where there are none.
    ...(slots?.length && { slots }),
    ...(widgets?.length && { widgets }),
  }) as LocalBuild;
