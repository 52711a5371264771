import { useExternalStore } from '../device/externalStore';
import { usePlatform } from '../store/PlatformContext';
import type { Consent } from './consentStore';

/** The player's consent on this device and how to change it. */
export interface ConsentState {
  /** Null until the player has been asked. */
  consent: Consent | null;
  setConsent: (consent: Consent) => void;
  /** Whether the browser refuses by Do Not Track or Global Privacy Control, so that there is nothing to choose. */
  isRefusedByBrowser: boolean;
}

/** Returns whether page views of this device may be counted and its errors sent to Sentry, and how to change it. */
export function useConsent(): ConsentState {
  const { consent } = usePlatform();
  return {
    consent: useExternalStore(consent),
    setConsent: consent.set,
    isRefusedByBrowser: consent.isRefusedByBrowser,
  };
}
