import { LIVE_EVENTS } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { listTopUpRevisions } from './topUps.queries';

/** A player who receives events, and the function that sends them. */
interface Listener {
  playerId: string;
  send(event: string, data: null): void;
}

/** Another process may watch the chain, so the feed polls the database. */
const POLL_MS = 1000;

export interface TopUpFeed {
  /** Sends an event when top-ups of the player have changed since this call. Returns the function that stops it. */
  listen(listener: Listener): Promise<() => void>;
  close(): void;
}

/** Tells listeners that their top-ups have changed. It polls only while there are any, and never where top-ups are off. */
export function topUpFeed({ database, topUp }: Context): TopUpFeed {
  /** Each listener with the revision of the player's top-ups that it knows of. */
  const listeners = new Map<Listener, string>();
  let timer: NodeJS.Timeout | undefined;

  async function readRevisions(playerIds: readonly string[]): Promise<(playerId: string) => string> {
    const rows = await listTopUpRevisions(database, [...new Set(playerIds)]);
    const revisions = new Map(rows.map(({ accountId, revision }) => [accountId, revision]));
    return (playerId) => revisions.get(playerId) ?? '';
  }

  async function poll(): Promise<void> {
    const current = [...listeners.keys()];
    const getRevision = await readRevisions(current.map(({ playerId }) => playerId));
    for (const listener of current) {
      const known = listeners.get(listener);
      const revision = getRevision(listener.playerId);
      if (known === undefined || known === revision) continue;
      listeners.set(listener, revision);
      listener.send(LIVE_EVENTS.topUps, null);
    }
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = undefined;
    if (listeners.size === 0) return;
    // A database that can't be reached for a moment is polled again.
    timer = setTimeout(() => void poll().then(schedule, schedule), POLL_MS);
    timer.unref();
  }

  return {
    async listen(listener) {
      if (!topUp) return () => undefined;
      const getRevision = await readRevisions([listener.playerId]);
      listeners.set(listener, getRevision(listener.playerId));
      if (!timer) schedule();
      return () => void listeners.delete(listener);
    },
    close() {
      listeners.clear();
      clearTimeout(timer);
    },
  };
}
