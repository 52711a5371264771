import { onErrorReport, whenIdle, type PlatformServices } from '@hashgrid/platform/host';
import { importLazily } from '../remotes/importLazily';
import { telemetryModule, type TelemetryModule } from './telemetryModule';

/** Delay after the first screen, so that telemetry doesn't compete with that screen's data. */
const MIN_DELAY_MS = 2000;

const loadTelemetry = async (): Promise<TelemetryModule> =>
  (await importLazily(() => import('./telemetry')))();

/**
 * Loads and starts telemetry once the first screen has loaded and the browser is idle, or at the first error. Telemetry then
 * reports what was recorded earlier.
 * @param initialLoad Settles when the first screen has loaded.
 */
export function deferTelemetry(
  services: PlatformServices,
  initialLoad: Promise<unknown>,
  loadModule = loadTelemetry,
): void {
  let started: Promise<void> | null = null;
  const start = () => {
    started ??= loadModule().then(
      (module) => {
        stopListening();
        module.startTelemetry(services);
        telemetryModule.set(module);
      },
      // The next error, or the connection coming back, retries the load.
      () => {
        started = null;
        window.addEventListener('online', start, { once: true });
      },
    );
  };
  const stopListening = onErrorReport(start);
  void initialLoad.then(() => whenIdle(start, { minDelayMs: MIN_DELAY_MS }));
}
