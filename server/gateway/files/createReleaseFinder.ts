import { setTimeout as sleep } from 'node:timers/promises';
import type { ExpectedRelease } from '@hashgrid/contracts/releases';
import { findReleaseByBase } from '../registry/findReleaseByBase';
import type { GatewayConfig } from '../GatewayConfig';
import type { LiveRegistry } from '../registry/createLiveRegistry';
import type { LocalFiles } from './LocalFiles';
import type { Previews } from '../previews/previews';

/** Anybody can make up a release, so the API is asked this often at most, for all of them together. */
const REFRESH_INTERVAL_MS = 1_000;

/** Returns a function that refreshes once for all callers that wait, and not before the interval is over. */
const shareRefresh = (refresh: () => Promise<unknown>): (() => Promise<void>) => {
  let waiting: Promise<void> | null = null;
  let refreshedAt = -Infinity;
  const refreshInTime = async (): Promise<void> => {
    await sleep(Math.max(0, refreshedAt + REFRESH_INTERVAL_MS - performance.now()));
    refreshedAt = performance.now();
    await refresh();
  };
  return () =>
    (waiting ??= refreshInTime().finally(() => {
      waiting = null;
    }));
};

/**
 * Finds the release of a URL, in the registry or among the previews. Another gateway may know one a second earlier, and the pages
 * that it sends ask here for its files: where those come from an artifact store, the registry is refreshed before a file counts as
 * missing.
 */
export const createReleaseFinder = (
  { artifacts, refreshRegistry }: GatewayConfig,
  live: LiveRegistry,
  files: LocalFiles,
  previews: Previews,
) => {
  const find = (base: string): ExpectedRelease | null =>
    findReleaseByBase(live.read(), base) ?? previews.findRelease(base);
  const refresh = artifacts && refreshRegistry ? shareRefresh(refreshRegistry) : null;
  /** @returns Null for a release that never was. */
  return async ({ base, file }: { base: string; file: string }): Promise<ExpectedRelease | null> => {
    const known = find(base);
    if (known || !refresh || !(await files.verifier.verifyFile({ base }, file))) return known;
    await refresh();
    return find(base);
  };
};
