import { useSyncExternalStore } from 'react';

/** A value outside of React that components can subscribe to. */
export interface ExternalStore<Value> {
  get(): Value;
  set(next: Value): void;
  /** Calls back after each change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** Creates a store; setting an identical value notifies nobody. */
export function createExternalStore<Value>(initial: Value): ExternalStore<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns the value of a store and renders again when it changes. */
export const useExternalStore = <Value>(store: Pick<ExternalStore<Value>, 'get' | 'subscribe'>): Value =>
  useSyncExternalStore(store.subscribe, store.get, store.get);
