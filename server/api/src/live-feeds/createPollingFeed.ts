/** A player who receives events, and the function that sends them. */
interface Listener<Data> {
  playerId: string;
  send(event: string, data: Data): void;
}

/** What a player is told, and a revision that changes whenever they must be told again. */
interface FeedState<Data> {
  revision: string;
  data: Data;
}

interface FeedOptions<Data> {
  /** Name of the event that is sent. */
  event: string;
  pollMs: number;
  /** Whether a new listener is sent its state immediately, because what it has loaded may be older; changes alone otherwise. */
  shouldSendInitialState?: boolean;
  /** Returns a function for the states of these players, each listed once. */
  readStates(playerIds: readonly string[]): Promise<(playerId: string) => FeedState<Data>>;
}

export interface PollingFeed<Data> {
  /**
   * Sends the state of a player whenever its revision has changed since this call, and at first where the feed does so.
   * Returns the function that stops it.
   */
  listen(listener: Listener<Data>): Promise<() => void>;
  close(): void;
}

/**
 * Tells listeners of changes that another process may have made, by polling the database. It polls only while there are
 * listeners.
 */
export function createPollingFeed<Data>({
  event,
  pollMs,
  shouldSendInitialState = false,
  readStates,
}: FeedOptions<Data>): PollingFeed<Data> {
  /** Each listener with the revision that it knows of. */
  const listeners = new Map<Listener<Data>, string>();
  let timer: NodeJS.Timeout | undefined;

  async function poll(): Promise<void> {
    const current = [...listeners.keys()];
    const getState = await readStates([...new Set(current.map(({ playerId }) => playerId))]);
    for (const listener of current) {
      const known = listeners.get(listener);
      const { revision, data } = getState(listener.playerId);
      if (known === undefined || known === revision) continue;
      listeners.set(listener, revision);
      listener.send(event, data);
    }
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = undefined;
    if (listeners.size === 0) return;
    // A database that can't be reached for a moment is polled again.
    timer = setTimeout(() => void poll().then(schedule, schedule), pollMs);
    timer.unref();
  }

  return {
    async listen(listener) {
      const getState = await readStates([listener.playerId]);
      const { revision, data } = getState(listener.playerId);
      listeners.set(listener, revision);
      if (shouldSendInitialState) listener.send(event, data);
      if (!timer) schedule();
      return () => void listeners.delete(listener);
    },
    close() {
      listeners.clear();
      clearTimeout(timer);
    },
  };
}
