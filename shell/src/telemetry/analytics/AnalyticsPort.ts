import type { PageView } from '@hashgrid/contracts';

/** A service that counts page views [C17]; implemented by adapters. */
export interface AnalyticsPort {
  trackPageView(view: PageView): void;
  /** Deletes what waits or is stored on this device, when the player withdraws their consent. */
  forget(): void;
}
