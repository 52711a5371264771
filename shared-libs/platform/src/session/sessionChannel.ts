import { deviceStorage } from '../device/deviceStorage';

export type SessionEvent = 'signedIn' | 'signedOut';

/**
 * How the tabs of this site hear that the session began or ended [A8]. What was told last is kept in local storage too, so
 * that a tab which missed it (frozen, not listening yet) finds out.
 */
export interface SessionChannel {
  tell(news: SessionEvent): void;
  /** Calls back when another tab has told something; returns the way to stop. */
  listen(listener: () => void): () => void;
  /** Whether another tab has told something that this one has not caught up with. */
  isBehind(): boolean;
  /** Takes notice of what was told last: gives it when it was not known yet, null otherwise. */
  consumePending(): SessionEvent | null;
}

const NAME = 'hashgrid.session';

const newsIn = (text: string | null): SessionEvent | null =>
  (['signedIn', 'signedOut'] as const).find((news) => text?.startsWith(news)) ?? null;

const uniqueText = (news: SessionEvent) => `${news} ${Date.now()}-${Math.random().toString(36).slice(2)}`;

/** A browser that blocks storage may refuse channels as well. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return null;
  }
}

/** By BroadcastChannel and by storage events: where one of them is missing the other does. */
export function createSessionChannel(): SessionChannel {
  const channel = openChannel();
  const stored = () => deviceStorage.get(NAME);
  let heard = stored();
  const known = new Set<string | null>([null, heard]);
  const findUnknown = () => [stored(), heard].find((text) => !known.has(text)) ?? null;
  return {
    tell(news) {
      heard = uniqueText(news);
      known.add(heard);
      deviceStorage.set(NAME, heard);
      channel?.postMessage(heard);
    },
    listen(listener) {
      const hear = (text: unknown) => {
        if (typeof text !== 'string' || !newsIn(text)) return;
        heard = text;
        listener();
      };
      const onMessage = (event: MessageEvent) => hear(event.data);
      const onStorage = (event: StorageEvent) => event.key === NAME && hear(event.newValue);
      channel?.addEventListener('message', onMessage);
      globalThis.addEventListener('storage', onStorage);
      return () => {
        channel?.removeEventListener('message', onMessage);
        globalThis.removeEventListener('storage', onStorage);
      };
    },
    isBehind: () => findUnknown() !== null,
    consumePending() {
      const unknown = findUnknown();
      known.add(stored()).add(heard);
      return newsIn(unknown);
    },
  };
}
