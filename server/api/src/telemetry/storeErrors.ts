import { scrubText } from '@hashgrid/contracts';
import type { ReportedErrors, TelemetryResult } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { readReportTime } from './readReportTime';
import { redactPath } from './redactPath';
import { storeReports } from './storeReports';
import { addErrors } from './telemetry.queries';

/** Stores errors under the tracking IDs that players saw. */
export const storeErrors = (
  context: Context,
  ipAddress: string,
  { items }: ReportedErrors,
): Promise<TelemetryResult> => {
  const rows = items.map((item) => ({
    ...item,
    at: readReportTime(item.at, context.now()),
    message: scrubText(item.message),
    stack: scrubText(item.stack),
    area: scrubText(item.area),
    path: redactPath(item.path),
  }));
  return storeReports(context, { kind: 'errorRows', ipAddress }, rows, addErrors);
};
