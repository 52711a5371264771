import { getReleaseHash, type BootstrapRemote, type RemoteLoad } from '@hashgrid/contracts';
import { createExternalStore } from '@hashgrid/platform/host';

const MAX_LOADS = 50;

/** The last loads of pages and widgets of remotes since the document was loaded, oldest first. */
export const remoteLoads = createExternalStore<readonly RemoteLoad[]>([]);

/** URLs of resources whose bytes `countBytes` has returned. */
const countedUrls = new Set<string>();

/** Returns the bytes transferred for a remote since the last call. */
function countBytes(base: string): number {
  const entries = performance.getEntriesByType?.('resource') as PerformanceResourceTiming[] | undefined;
  const uncounted = (entries ?? []).filter(({ name }) => name.includes(base) && !countedUrls.has(name));
  for (const { name } of uncounted) countedUrls.add(name);
  return uncounted.reduce((bytes, { transferSize }) => bytes + (transferSize || 0), 0);
}

/**
 * Records a load of a page or widget, with the bytes transferred for its remote since the previous one.
 * @param startedAt `performance.now()` before the load.
 */
export function recordLoad({ name, version, base }: BootstrapRemote, startedAt: number, isFailed: boolean) {
  const milliseconds = Math.round(performance.now() - startedAt);
  const hash = getReleaseHash(base);
  const load = { remote: name, version, hash, milliseconds, bytes: countBytes(base), isFailed };
  remoteLoads.set([...remoteLoads.get(), load].slice(-MAX_LOADS));
}
