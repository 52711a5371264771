import type { TelemetryResult } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { parseViolations } from './parseViolations';
import { storeReports } from './storeReports';
import { addViolations } from './telemetry.queries';

/** Stores the violations of the CSP and the integrity policy that a browser reports. */
export const storeViolations = (
  context: Context,
  ipAddress: string,
  body: unknown,
): Promise<TelemetryResult> =>
  storeReports(
    context,
    { kind: 'violationRows', ipAddress },
    parseViolations(body, context.now()),
    addViolations,
  );
