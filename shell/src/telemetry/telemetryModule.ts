import { createExternalStore } from '@hashgrid/platform/host';
import type * as Telemetry from './telemetry';

/** The part of telemetry that is loaded after the first paint. */
export type TelemetryModule = typeof Telemetry;

/** Null until it is loaded. */
export const telemetryModule = createExternalStore<TelemetryModule | null>(null);
