import { deviceStorage } from '../device/deviceStorage';
import { createExternalStore, type ExternalStore } from '../device/externalStore';

/** Whether page views of this device may be counted, and its errors sent to Sentry. */
export type Consent = 'granted' | 'denied';

export interface ConsentStore extends Pick<ExternalStore<Consent | null>, 'subscribe'> {
  /** Returns null until the player has been asked. */
  get(): Consent | null;
  /** Stores the player's choice; does nothing if the browser refuses (see `isRefusedByBrowser`). */
  set(consent: Consent): void;
  /** Whether the browser refuses by Do Not Track or Global Privacy Control. */
  isRefusedByBrowser: boolean;
}

const STORAGE_KEY = 'consent';

function readConsent(): Consent | null {
  const stored = deviceStorage.get(STORAGE_KEY);
  return stored === 'granted' || stored === 'denied' ? stored : null;
}

function isTrackingRefused(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Creates the store from the stored choice and keeps it in sync with other tabs. */
export function createConsentStore(): ConsentStore {
  const isRefusedByBrowser = isTrackingRefused();
  const store = createExternalStore(isRefusedByBrowser ? 'denied' : readConsent());
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key === STORAGE_KEY && !isRefusedByBrowser) store.set(readConsent());
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    isRefusedByBrowser,
    set(consent) {
      if (isRefusedByBrowser) return;
      deviceStorage.set(STORAGE_KEY, consent);
      store.set(consent);
    },
  };
}
