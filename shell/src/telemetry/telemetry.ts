import type { PlatformServices } from '@hashgrid/platform/host';
import { startAnalytics } from './analytics/startAnalytics';
import { startErrorReporter } from './errors/startErrorReporter';
import { startVitals } from './vitals/startVitals';

export { ConsentDialog } from './analytics/ConsentDialog';

/** Starts everything that reports on this page. */
export function startTelemetry(services: PlatformServices): void {
  startErrorReporter(services);
  startVitals(services);
  startAnalytics(services);
}
