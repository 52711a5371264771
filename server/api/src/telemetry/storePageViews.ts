import { scrubText } from '@hashgrid/contracts';
import type { PageViews, TelemetryResult } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { readReportTime } from './readReportTime';
import { redactPath } from './redactPath';
import { storeReports } from './storeReports';
import { addPageViews } from './telemetry.queries';

/** Stores page views. */
export const storePageViews = (
  context: Context,
  ipAddress: string,
  { items }: PageViews,
): Promise<TelemetryResult> => {
  const rows = items.map(({ path, title, language, previousPath, at }) => ({
    at: readReportTime(at, context.now()),
    path: redactPath(path),
    title: scrubText(title),
    language,
    previousPath: previousPath && redactPath(previousPath),
  }));
  return storeReports(context, { kind: 'pageViewRows', ipAddress }, rows, addPageViews);
};
