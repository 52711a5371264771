import type { RemoteDescriptor } from '@hashgrid/contracts';
import type { LocalBuild } from '@hashgrid/contracts/releases';

/**
 * Returns the parts of a local build's descriptor that its preview link contains: those that pages need before they load its files.
 * @param origin Origin at which this computer serves the files.
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
    // Older APIs reject these, so they are left out when there are none.
    ...(slots?.length && { slots }),
    ...(widgets?.length && { widgets }),
  }) as LocalBuild;
