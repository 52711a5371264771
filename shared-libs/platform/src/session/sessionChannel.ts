import { deviceStorage } from '../device/deviceStorage';
import type { SessionEvent } from './sessionMachine';

/**
 * Broadcasts the starts and ends of sessions to the other tabs. The last event is also stored in local storage, where a tab that
 * missed it (suspended, not subscribed yet) finds it.
 */
export interface SessionChannel {
  publish(event: SessionEvent): void;
  /** Calls back after each event of another tab; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Whether another tab has published an event that this tab has not consumed. */
  hasPendingEvent(): boolean;
  /**
   * Consumes the last event. Returns it, or null if this tab has already seen it or it ended a session before
   * the latest login.
   */
  consumePending(): SessionEvent | null;
}

/** Name of the BroadcastChannel, and key of the last event in local storage. */
const NAME = 'hashgrid.session';

/** Names of the events between tabs. They stay, because tabs of other releases compare them. */
const SENT_NAMES: Readonly<Record<SessionEvent, string>> = {
  loggedIn: 'signedIn',
  // Starts with the name of a logout, because tabs of older releases compare only the start. `parseEvent` must try it first.
  ended: 'signedOutEnded',
  loggedOut: 'signedOut',
};

const parseEvent = (text: string | null): SessionEvent | null =>
  (Object.keys(SENT_NAMES) as SessionEvent[]).find((event) => text?.startsWith(SENT_NAMES[event])) ?? null;

const serializeEvent = (event: SessionEvent) =>
  `${SENT_NAMES[event]} ${Date.now()}-${Math.random().toString(36).slice(2)}`;

/** Returns when an event was published, in epoch ms. */
const parseTime = (text: string | null) => Number(text?.split(/[ -]/)[1]) || 0;

/** Opens the channel; null where the browser blocks it, as some do together with storage. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return null;
  }
}

/** Creates a channel that uses both BroadcastChannel and storage events, because either may be unavailable. */
export function createSessionChannel(): SessionChannel {
  const channel = openChannel();
  const readStored = () => deviceStorage.get(NAME);
  let received = readStored();
  const seen = new Set<string | null>([null, received]);
  let lastLoginAt = 0;
  const recordLogin = (text: string | null) => {
    if (parseEvent(text) === 'loggedIn') lastLoginAt = Math.max(lastLoginAt, parseTime(text));
  };
  // An event that only newer versions know must not count as pending, because no requests are sent while an event is pending.
  const findUnseen = () =>
    [readStored(), received].find((text) => parseEvent(text) && !seen.has(text)) ?? null;
  return {
    publish(event) {
      received = serializeEvent(event);
      seen.add(received);
      recordLogin(received);
      deviceStorage.set(NAME, received);
      channel?.postMessage(received);
    },
    subscribe(listener) {
      const receive = (text: unknown) => {
        if (typeof text !== 'string' || !parseEvent(text)) return;
        received = text;
        listener();
      };
      const handleMessage = (event: MessageEvent) => receive(event.data);
      const handleStorage = (event: StorageEvent) => event.key === NAME && receive(event.newValue);
      channel?.addEventListener('message', handleMessage);
      globalThis.addEventListener('storage', handleStorage);
      return () => {
        channel?.removeEventListener('message', handleMessage);
        globalThis.removeEventListener('storage', handleStorage);
      };
    },
    hasPendingEvent: () => findUnseen() !== null,
    consumePending() {
      const unseen = findUnseen();
      seen.add(readStored()).add(received);
      recordLogin(unseen);
      const event = parseEvent(unseen);
      // An end from before the newest login known to this tab no longer applies.
      return event !== 'loggedIn' && parseTime(unseen) < lastLoginAt ? null : event;
    },
  };
}
