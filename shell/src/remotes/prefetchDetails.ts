import type { Bootstrap } from '@hashgrid/contracts';
import { fetchDetails } from './fetchDetails';
import { isPrefetchAllowed } from './isPrefetchAllowed';

/** Most remotes whose details are fetched before they are wanted. */
const MAX_REMOTES = 8;

/** Fetches the details of the remotes in the menu, so that a click finds the names of the files that it needs. */
export function prefetchDetails(bootstrap: Bootstrap): void {
  if (!isPrefetchAllowed()) return;
  const inMenu = bootstrap.remotes.filter(({ menu }) => menu.length > 0).slice(0, MAX_REMOTES);
  for (const remote of inMenu) void fetchDetails(remote, bootstrap, '', true).catch(() => undefined);
}
