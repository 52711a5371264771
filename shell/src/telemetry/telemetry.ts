import type { PlatformServices } from '@hashgrid/platform/host';
import { startAnalytics } from './analytics/startAnalytics';
import { startErrorReporter } from './errors/startErrorReporter';
import { startVitals } from './vitals/startVitals';

export { ConsentDialog } from './analytics/ConsentDialog';

/** Starts reporting errors, web vitals and page views. */
export function startTelemetry(services: PlatformServices): void {
  startErrorReporter(services);
  startVitals(services);
  startAnalytics(services);
}
