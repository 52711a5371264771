import { createFailureLog } from '../createFailureLog';

/** A player who receives events, and the function that sends them. */
interface Listener<Data> {
  playerId: string;
  send(event: string, data: Data): void;
}

/** The data that a player receives, and a revision that changes whenever it must be sent again. */
interface FeedState<Data> {
  revision: string;
  data: Data;
}

interface FeedOptions<Data> {
  /** Name of the event that is sent. */
  event: string;
  pollMs: number;
  log: (line: string) => void;
  /** Whether a new listener gets its state immediately, because the data it has loaded may be older; otherwise it gets changes only. */
  shouldSendInitialState?: boolean;
  /**
   * Reads the states of these players, without duplicates, and returns a function that looks up one of them.
   */
  readStates(playerIds: readonly string[]): Promise<(playerId: string) => FeedState<Data>>;
}

export interface PollingFeed<Data> {
  /**
   * Sends the state of a player whenever its revision has changed, and immediately if `shouldSendInitialState` is set. Returns
   * a function that stops the listener.
   */
  listen(listener: Listener<Data>): Promise<() => void>;
  close(): void;
}

/**
 * Creates a feed that sends listeners changes that another process may have made, by polling the database. It polls only while
 * there are listeners.
 */
export function createPollingFeed<Data>({
  event,
  pollMs,
  log,
  shouldSendInitialState = false,
  readStates,
}: FeedOptions<Data>): PollingFeed<Data> {
  /** The latest known revision of each listener's state. */
  const listeners = new Map<Listener<Data>, string>();
  let timer: NodeJS.Timeout | undefined;
  const logFailure = createFailureLog(log, `Could not read the state of "${event}" for live events`);

  async function poll(): Promise<void> {
    const current = [...listeners.keys()];
    const getState = await readStates([...new Set(current.map(({ playerId }) => playerId))]);
    for (const listener of current) {
      const previous = listeners.get(listener);
      const { revision, data } = getState(listener.playerId);
      // A listener that stopped during the query has no revision.
      if (previous === undefined || previous === revision) continue;
      listeners.set(listener, revision);
      listener.send(event, data);
    }
    logFailure(null);
  }

  async function pollAndSchedule(): Promise<void> {
    // After a failure, such as a lost connection, the feed polls again.
    await poll().catch((error: unknown) => {
      // The database is closed after the feed.
      if (listeners.size > 0) logFailure(error);
    });
    schedule();
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = undefined;
    if (listeners.size === 0) return;
    timer = setTimeout(() => void pollAndSchedule(), pollMs);
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
