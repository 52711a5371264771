import { startTimeLimit } from '@hashgrid/contracts';
import { createExternalStore, type ExternalStore } from '../device/externalStore';

export type ToastTone = 'success' | 'error' | 'info';

/** A toast on screen. */
export interface ToastMessage {
  id: number;
  tone: ToastTone;
  /** Shown as plain text, after translation. */
  text: string;
}

/** The toasts at the bottom right [L7]. A text is never shown twice at the same time in the same tone. */
export interface ToastStore extends Pick<ExternalStore<readonly ToastMessage[]>, 'get' | 'subscribe'> {
  show(tone: ToastTone, text: string): void;
  close(id: number): void;
}

/** Further toasts replace the oldest. */
const MAX_TOASTS = 4;
const TOAST_MS: Record<ToastTone, number> = { success: 6000, info: 6000, error: 9000 };

/** Creates the state of the toast area. */
export function createToastStore(): ToastStore {
  const store = createExternalStore<readonly ToastMessage[]>([]);
  let lastId = 0;
  const close = (id: number) => store.set(store.get().filter((toast) => toast.id !== id));
  return {
    get: store.get,
    subscribe: store.subscribe,
    close,
    show(tone, text) {
      const id = ++lastId;
      // A repeated text gets a new ID, so that screen readers announce it again and it stays for its full time.
      const others = store.get().filter((toast) => toast.text !== text || toast.tone !== tone);
      store.set([...others, { id, tone, text }].slice(-MAX_TOASTS));
      startTimeLimit(TOAST_MS[tone], () => close(id));
    },
  };
}
