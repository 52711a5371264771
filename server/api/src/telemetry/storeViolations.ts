import type { TelemetryResult } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { parseViolations } from './parseViolations';
import { storeReports } from './storeReports';
import { addViolations } from './telemetry.queries';

/** Stores the violations that a browser reported in a request body. */
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
