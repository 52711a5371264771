import { createExternalStore } from '@hashgrid/platform/host';
import type * as Telemetry from './telemetry';

/** The telemetry code, loaded after the first screen. */
export type TelemetryModule = typeof Telemetry;

/** The loaded module; null until it has loaded. */
export const telemetryModule = createExternalStore<TelemetryModule | null>(null);
