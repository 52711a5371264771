import { onErrorReport, type PlatformServices } from '@hashgrid/platform/host';
import { importLazily } from '../remotes/importLazily';
import { telemetryModule, type TelemetryModule } from './telemetryModule';

/** Time that the data of the first screen gets before telemetry is loaded. */
const WAIT_MS = 2000;

const load = async (): Promise<TelemetryModule> => (await importLazily(() => import('./telemetry')))();

const runWhenIdle = (task: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(task) : setTimeout(task, 0);

/**
 * Loads and starts telemetry once the first screen has loaded and the browser is idle, or at the first error. What happened
 * before is kept until then.
 * @param initialLoad Settles when the first screen has loaded.
 */
export function deferTelemetry(
  services: PlatformServices,
  initialLoad: Promise<unknown>,
  loadModule = load,
): void {
  let started: Promise<void> | null = null;
  const start = () => {
    started ??= loadModule().then(
      (module) => {
        stop();
        module.startTelemetry(services);
        telemetryModule.set(module);
      },
      // Tried again at the next error or when the connection is back.
      () => {
        started = null;
      },
    );
  };
  const stopListening = onErrorReport(start);
  const stop = () => {
    stopListening();
    window.removeEventListener('online', start);
  };
  window.addEventListener('online', start);
  void initialLoad.then(() => setTimeout(() => runWhenIdle(start), WAIT_MS));
}
