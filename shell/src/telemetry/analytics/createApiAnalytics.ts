import type { PageView } from '@hashgrid/contracts';
import { TELEMETRY_LIMITS } from '@hashgrid/contracts';
import { reportPageViews } from '@hashgrid/contracts/endpoints';
import type { PlatformServices } from '@hashgrid/platform/host';
import { createSendQueue } from '../createSendQueue';
import { postTelemetry } from '../postTelemetry';
import type { AnalyticsPort } from './AnalyticsPort';

const DELAY_MS = 2000;

/** Counts page views in the product's own API. */
export function createApiAnalytics(services: PlatformServices): AnalyticsPort {
  const queue = createSendQueue<PageView>({
    batchSize: TELEMETRY_LIMITS.pageViews,
    delayMs: DELAY_MS,
    send: (items) => postTelemetry(reportPageViews, { items }, services),
  });
  return { trackPageView: queue.push, purge: queue.clear };
}
