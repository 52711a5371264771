import type { PageView } from '@hashgrid/contracts';

/** A service that counts page views; each service has an adapter. */
export interface AnalyticsPort {
  trackPageView(view: PageView): void;
  /** Deletes queued page views and stored data on this device when the player withdraws their consent. */
  purge(): void;
}
