import type { TelemetryResult, Vitals } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { redactPath } from './redactPath';
import { storeReports } from './storeReports';
import { addLoads, addVitals } from './telemetry.queries';

/** Stores web vitals of pages and load times of remotes. */
export async function storeVitals(
  context: Context,
  ipAddress: string,
  { vitals, loads }: Vitals,
): Promise<TelemetryResult> {
  const at = context.now().toISOString();
  const vitalRows = vitals.map((vital) => ({ ...vital, at, path: redactPath(vital.path) }));
  const loadRows = loads.map((load) => ({ ...load, at }));
  const storedVitals = await storeReports(context, { kind: 'vitalRows', ipAddress }, vitalRows, addVitals);
  const storedLoads = await storeReports(context, { kind: 'loadRows', ipAddress }, loadRows, addLoads);
  return { stored: storedVitals.stored + storedLoads.stored };
}
