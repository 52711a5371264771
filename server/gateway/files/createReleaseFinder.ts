import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { ExpectedRelease } from '@hashgrid/contracts/releases';
import { findReleaseByBase } from '../registry/findReleaseByBase';
import type { GatewayConfig } from '../GatewayConfig';
import type { LiveRegistry } from '../registry/createLiveRegistry';
import type { LocalFiles } from './LocalFiles';
import type { Previews } from '../previews/createPreviews';

/** Anybody can request releases that don't exist, so the registry is refreshed at most this often for all of them together. */
const REFRESH_INTERVAL_MS = 1_000;

/** Returns a function that runs one refresh for all waiting callers, and at most one per interval. */
const shareRefresh = (refresh: () => Promise<unknown>): (() => Promise<void>) => {
  let waiting: Promise<void> | null = null;
  let refreshedAt = -Infinity;
  const refreshAfterInterval = async (): Promise<void> => {
    await sleep(Math.max(0, refreshedAt + REFRESH_INTERVAL_MS - performance.now()));
    refreshedAt = performance.now();
    await refresh();
  };
  return () =>
    (waiting ??= refreshAfterInterval().finally(() => {
      waiting = null;
    }));
};

/**
 * Creates a function that finds the release of a URL, in the registry or among the previews. Another gateway may know of a preview, or
 * learn of a release a second earlier, and its pages may request their files here. With an artifact store, the preview of the browser is
 * therefore looked up and the registry refreshed before a file counts as missing.
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
  /** @returns Null for an unknown release, even if its file is here. */
  return async (
    { base, file }: { base: string; file: string },
    request: Pick<FastifyRequest, 'headers'>,
  ): Promise<ExpectedRelease | null> => {
    const release = find(base);
    if (release || !refresh) return release;
    const isServable = (await files.verifier.verifyFile({ base }, file)) === null;
    if (isServable) return null;
    // Loads the preview of the browser, so that its release is found by its base.
    await previews.find(request);
    const previewed = previews.findRelease(base);
    if (previewed) return previewed;
    await refresh();
    return find(base);
  };
};
