import type { Bootstrap } from '@hashgrid/contracts';
import { fetchDetails } from './fetchDetails';
import { isPrefetchAllowed } from './isPrefetchAllowed';

/** Maximum number of remotes whose details are prefetched. */
const MAX_REMOTES = 8;

/** Prefetches the details of the remotes in the menu, so that a click needs no request for the names of the files. */
export function prefetchDetails(bootstrap: Bootstrap): void {
  if (!isPrefetchAllowed()) return;
  const inMenu = bootstrap.remotes.filter(({ menu }) => menu.length > 0).slice(0, MAX_REMOTES);
  for (const remote of inMenu) void fetchDetails(remote, bootstrap, '', true).catch(() => undefined);
}
