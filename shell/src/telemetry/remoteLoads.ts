import type { BootstrapRemote, RemoteLoad } from '@hashgrid/contracts';
import { createExternalStore } from '@hashgrid/platform/host';

const MAX_LOADS = 50;

/** Loads of pages of remotes since the page was loaded, oldest first. */
export const remoteLoads = createExternalStore<readonly RemoteLoad[]>([]);

const counted = new Set<string>();

/** Sums up what was transferred for a remote since the last time. */
function countBytes(base: string): number {
  const entries = performance.getEntriesByType?.('resource') as PerformanceResourceTiming[] | undefined;
  const fresh = (entries ?? []).filter(({ name }) => name.includes(base) && !counted.has(name));
  for (const { name } of fresh) counted.add(name);
  return fresh.reduce((bytes, { transferSize }) => bytes + (transferSize || 0), 0);
}

/** @param startedAt `performance.now()` before the load. */
export function recordLoad({ name, version, base }: BootstrapRemote, startedAt: number, isFailed: boolean) {
  const milliseconds = Math.round(performance.now() - startedAt);
  const load = { remote: name, version, milliseconds, bytes: countBytes(base), isFailed };
  remoteLoads.set([...remoteLoads.get(), load].slice(-MAX_LOADS));
}
