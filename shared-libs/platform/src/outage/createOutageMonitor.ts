import { createExternalStore, type ExternalStore } from '../device/externalStore';

/** `suspected` while a probe checks whether the whole API is unreachable or only one endpoint fails. */
export type OutageState = 'none' | 'suspected' | 'confirmed';

const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 10_000;

/** Detects whether the API as a whole is unreachable, and when it responds again. */
export interface OutageMonitor extends Pick<ExternalStore<OutageState>, 'get' | 'subscribe'> {
  /** Starts a probe after a failed request. Call this before showing the failure. */
  suspect(): void;
  /** Probes immediately, such as when the network is back. */
  retry(): void;
  /** Calls back when an outage is over; returns the unsubscribe function. */
  onRecovery(listener: () => void): () => void;
}

/** @param probe Resolves to whether the API responds; must never reject. */
export function createOutageMonitor(probe: () => Promise<boolean>): OutageMonitor {
  const state = createExternalStore<OutageState>('none');
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isProbing = false;

  const check = async (retryMs: number) => {
    clearTimeout(timer);
    if (isProbing) return;
    isProbing = true;
    const isReachable = await probe();
    isProbing = false;
    if (!isReachable) {
      state.set('confirmed');
      timer = setTimeout(() => void check(Math.min(2 * retryMs, MAX_RETRY_MS)), retryMs);
      return;
    }
    const wasOutage = state.get() === 'confirmed';
    state.set('none');
    if (wasOutage) for (const listener of [...listeners]) listener();
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    suspect() {
      if (state.get() !== 'none') return;
      state.set('suspected');
      void check(FIRST_RETRY_MS);
    },
    retry() {
      if (state.get() === 'confirmed') void check(FIRST_RETRY_MS);
    },
    onRecovery(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
