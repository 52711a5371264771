import type { ComponentType } from 'react';
import type { BootstrapRemote } from '@hashgrid/contracts';
import { reportError } from '@hashgrid/platform';
import { describeRelease } from '../errors/describeRelease';
import { RemoteLoadError } from '../remotes/RemoteLoadError';
import { recordLoad } from '../telemetry/remoteLoads';

/** A page with the release that it was loaded from. */
export interface LoadedPage {
  Page: ComponentType;
  release: BootstrapRemote;
  /** Why the requested release failed, if the page is from the previous one. */
  failure?: { release: BootstrapRemote; error: unknown };
}

/** Loads the code of pages; implemented by `remotes/pageLoader`. */
export interface PageLoader {
  /** Rejects within a bounded time if the page cannot be loaded, with a `RemoteLoadError` of the release that it tried. */
  load(remote: BootstrapRemote, page: string): Promise<LoadedPage>;
  /** Loads the page from the previous release when that of `failed` throws in its first render. Rejects if that is impossible. */
  loadPrevious(failed: BootstrapRemote, page: string): Promise<LoadedPage>;
  /** Loads the page in advance; ignores errors. */
  prefetch(remote: BootstrapRemote, page: string): void;
}

/** State of a page of a remote; `error` and `trackingId` are those of its last load. */
export type PageState =
  | { kind: 'loading' }
  | { kind: 'ready'; Page: ComponentType; release: BootstrapRemote }
  | { kind: 'failed'; error: unknown; trackingId: string };

/** Pages as plain state, so that a loaded page renders without Suspense. */
export interface PageStore {
  get(remote: BootstrapRemote, page: string): PageState;
  /** Loads a page unless it is loaded or loading; retries a failed one. Resolves when the state has settled. */
  load(remote: BootstrapRemote, page: string): Promise<void>;
  /** Replaces a page that throws in its first render with that of the previous release. Resolves to that release, or null if that fails. */
  fallBack(failed: BootstrapRemote, page: string): Promise<BootstrapRemote | null>;
  prefetch(remote: BootstrapRemote, page: string): void;
  /** Returns the release that the loaded pages of a remote are from; null if none is loaded. */
  getRelease(remoteName: string): BootstrapRemote | null;
  subscribe(listener: () => void): () => void;
}

const LOADING: PageState = { kind: 'loading' };

/** Creates the store of the pages that a loader loads. */
export function createPageStore(loader: PageLoader): PageStore {
  const states = new Map<string, PageState>();
  const running = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  const getKey = (remote: BootstrapRemote, page: string) => `${remote.name}/${page}`;
  const set = (key: string, state: PageState) => {
    states.set(key, state);
    for (const listener of [...listeners]) listener();
  };
  /** Adds a loaded page. Drops pages of other builds of the remote, which are then loaded again, because builds must not mix. */
  const add = (page: string, { Page, release }: LoadedPage) => {
    for (const [key, state] of states)
      if (
        state.kind === 'ready' &&
        state.release.name === release.name &&
        state.release.base !== release.base
      )
        states.delete(key);
    set(getKey(release, page), { kind: 'ready', Page, release });
  };
  return {
    get: (remote, page) => states.get(getKey(remote, page)) ?? LOADING,
    load(remote, page) {
      const key = getKey(remote, page);
      if (states.get(key)?.kind === 'ready') return Promise.resolve();
      const inFlight = running.get(key);
      if (inFlight) return inFlight;
      set(key, LOADING);
      const startedAt = performance.now();
      const load = loader.load(remote, page).then(
        (loaded) => {
          const { release, failure } = loaded;
          if (failure) {
            recordLoad(failure.release, startedAt, true);
            reportError(failure.error, { ...describeRelease(failure.release, release), page });
          }
          recordLoad(release, startedAt, false);
          add(page, loaded);
        },
        (error: unknown) => {
          const release = error instanceof RemoteLoadError ? { ...remote, ...error.release } : remote;
          recordLoad(release, startedAt, true);
          const trackingId = reportError(error, { ...describeRelease(release), page });
          set(key, { kind: 'failed', error, trackingId });
        },
      );
      running.set(key, load);
      return load.finally(() => running.delete(key));
    },
    async fallBack(failed, page) {
      const startedAt = performance.now();
      recordLoad(failed, startedAt, true);
      try {
        const loaded = await loader.loadPrevious(failed, page);
        recordLoad(loaded.release, startedAt, false);
        add(page, loaded);
        return loaded.release;
      } catch {
        return null;
      }
    },
    prefetch(remote, page) {
      if (!states.has(getKey(remote, page))) loader.prefetch(remote, page);
    },
    getRelease: (remoteName) => {
      for (const state of states.values())
        if (state.kind === 'ready' && state.release.name === remoteName) return state.release;
      return null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
