import type { Registry } from '@hashgrid/contracts';
import type { Context } from '../../Context';
import { findRevision, readStoredRegistry } from './registry.queries';

/** How often the channel of a waiting gateway is polled, because another process may have changed it. */
export const POLL_MS = 1_000;

/** Tells gateways what is live. */
export interface RegistryFeed {
  /** Returns the registry of a channel as soon as its revision differs from `knownRevision`; null after `waitMs`. */
  waitForChange(channel: string, knownRevision: number, waitMs: number): Promise<Registry | null>;
  /** Ends all waits; each returns null. */
  close(): void;
}

export function createRegistryFeed({
  database,
  registryChanges: changes,
}: Pick<Context, 'database' | 'registryChanges'>): RegistryFeed {
  let isOpen = true;
  let changeCount = 0;
  const countChange = () => void (changeCount += 1);
  changes.on('change', countChange);

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        changes.off('change', wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      changes.once('change', wake);
    });

  return {
    async waitForChange(channel, knownRevision, waitMs) {
      // Not by `Date.now`: a system clock that is set back would prolong the wait.
      const deadline = isOpen ? performance.now() + waitMs : 0;
      for (;;) {
        const countBefore = changeCount;
        if ((await findRevision(database, channel)) !== knownRevision)
          return readStoredRegistry(database, channel);
        const remaining = deadline - performance.now();
        if (remaining <= 0) return null;
        // A change that has come since may be too new for the revision that was read.
        if (changeCount === countBefore) await sleep(Math.min(POLL_MS, remaining));
        // The database may be closed by now.
        if (!isOpen) return null;
      }
    },
    close() {
      isOpen = false;
      changes.emit('change');
      changes.off('change', countChange);
    },
  };
}
