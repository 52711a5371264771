import { deviceStorage } from '../device/deviceStorage';

export type SessionNews = 'signedIn' | 'signedOut';

/** Tells the other tabs of this site that the session began or ended [A8]. */
export interface SessionChannel {
  tell(news: SessionNews): void;
  /** Hears what other tabs tell; returns the way to stop. */
  listen(listener: (news: SessionNews) => void): () => void;
}

const NAME = 'hashgrid.session';

const newsIn = (text: unknown): SessionNews | undefined =>
  (['signedIn', 'signedOut'] as const).find((news) => typeof text === 'string' && text.startsWith(news));

/** By BroadcastChannel, and by a storage event where there is none. */
export function createSessionChannel(): SessionChannel {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(NAME) : null;
  return {
    tell(news) {
      if (channel) channel.postMessage(news);
      else deviceStorage.set(NAME, `${news} ${Date.now()}`);
    },
    listen(listener) {
      const hear = (text: unknown) => {
        const news = newsIn(text);
        if (news) listener(news);
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
  };
}
