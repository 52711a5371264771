import { useExternalStore } from '@hashgrid/platform/host';
import { telemetryModule } from './telemetryModule';

/** The consent dialog, once telemetry is loaded. */
export function DeferredConsentDialog() {
  const module = useExternalStore(telemetryModule);
  return module && <module.ConsentDialog />;
}
