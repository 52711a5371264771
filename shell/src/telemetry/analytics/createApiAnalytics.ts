import { TELEMETRY_LIMITS, type PageView } from '@hashgrid/contracts';
import { reportPageViews } from '@hashgrid/contracts/endpoints';
import type { PlatformServices } from '@hashgrid/platform/host';
import { createSendQueue } from '../createSendQueue';
import { postTelemetry } from '../postTelemetry';
import type { AnalyticsPort } from './AnalyticsPort';

/** How long page views are collected before they are sent together. */
const SEND_DELAY_MS = 2000;

/** Creates the analytics that send page views to the product's own API. */
export function createApiAnalytics(services: PlatformServices): AnalyticsPort {
  const queue = createSendQueue<PageView>({
    batchSize: TELEMETRY_LIMITS.pageViews,
    delayMs: SEND_DELAY_MS,
    send: (items) => postTelemetry(reportPageViews, { items }, services),
  });
  return { trackPageView: queue.push, purge: queue.clear };
}
