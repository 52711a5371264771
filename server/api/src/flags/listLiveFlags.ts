import { LIVE_CHANNEL, listLiveReleases } from '@hashgrid/contracts/releases';
import type { Queries } from '../database/Database';
import { readRegistry } from '../releases/registry/registry.queries';

/** Returns the names of the flags of all widgets in live builds and canaries, sorted. */
export async function listLiveFlags(queries: Queries): Promise<string[]> {
  const widgets = listLiveReleases(await readRegistry(queries, LIVE_CHANNEL)).flatMap(
    ({ release: { descriptor } }) => ('widgets' in descriptor ? (descriptor.widgets ?? []) : []),
  );
  return [...new Set(widgets.flatMap(({ flag }) => (flag ? [flag.name] : [])))].sort();
}
