import { success, TelemetrySummarySchema } from '@hashgrid/contracts/schemas';
import type { Context } from '../Context';
import type { Api } from '../http/Api';
import { errorResponses } from '../http/errorResponses';
import { getPlayer } from '../http/getPlayer';
import { readTelemetry } from './readTelemetry';

/** GET /shared/staff/telemetry. */
export function staffTelemetryRoutes(app: Api, context: Context): void {
  app.get(
    '/shared/staff/telemetry',
    {
      schema: {
        tags: ['Telemetry'],
        summary: 'What the pages of all players reported in the last 24 hours; for staff',
        response: { 200: success(TelemetrySummarySchema), ...errorResponses(403) },
      },
    },
    async (request) => ({ data: await readTelemetry(context, getPlayer(request).accountId) }),
  );
}
