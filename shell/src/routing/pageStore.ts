import type { ComponentType } from 'react';
import type { BootstrapRemote } from '@hashgrid/contracts';
import { reportError } from '@hashgrid/platform';
import { recordLoad } from '../telemetry/remoteLoads';

/** Loads the code of pages; implemented by `remotes/pageLoader`. */
export interface PageLoader {
  /** Rejects within a bounded time if the page cannot be loaded. */
  load(remote: BootstrapRemote, page: string): Promise<ComponentType>;
  /** Loads the page ahead of time; ignores errors. */
  prefetch(remote: BootstrapRemote, page: string): void;
}

export type PageState =
  | { kind: 'loading' }
  | { kind: 'ready'; Page: ComponentType }
  | { kind: 'failed'; error: unknown; trackingId: string };

/** Pages as plain state, so that a loaded page renders synchronously, without Suspense. */
export interface PageStore {
  get(remote: BootstrapRemote, page: string): PageState;
  /** Loads a page unless it is loaded or loading; retries a failed one. Resolves when the state has settled. */
  load(remote: BootstrapRemote, page: string): Promise<void>;
  prefetch(remote: BootstrapRemote, page: string): void;
  /** Whether any page of a remote has been loaded. */
  isLoaded(remoteName: string): boolean;
  subscribe(listener: () => void): () => void;
}

const LOADING: PageState = { kind: 'loading' };

export function createPageStore(loader: PageLoader): PageStore {
  const states = new Map<string, PageState>();
  const running = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  const getKey = (remote: BootstrapRemote, page: string) => `${remote.name}/${page}`;
  const set = (key: string, state: PageState) => {
    states.set(key, state);
    for (const listener of [...listeners]) listener();
  };
  return {
    get: (remote, page) => states.get(getKey(remote, page)) ?? LOADING,
    load(remote, page) {
      const key = getKey(remote, page);
      const before = states.get(key)?.kind;
      if (before === 'ready') return Promise.resolve();
      const found = running.get(key);
      if (found) return found;
      set(key, LOADING);
      const startedAt = performance.now();
      const load = loader.load(remote, page).then(
        (Page) => {
          recordLoad(remote, startedAt, false);
          set(key, { kind: 'ready', Page });
        },
        (error: unknown) => {
          recordLoad(remote, startedAt, true);
          const trackingId = reportError(error, { remote: remote.name, version: remote.version, page });
          set(key, { kind: 'failed', error, trackingId });
        },
      );
      running.set(key, load);
      return load.finally(() => running.delete(key));
    },
    prefetch(remote, page) {
      if (!states.has(getKey(remote, page))) loader.prefetch(remote, page);
    },
    isLoaded: (remoteName) =>
      [...states].some(([key, { kind }]) => kind === 'ready' && key.startsWith(`${remoteName}/`)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
