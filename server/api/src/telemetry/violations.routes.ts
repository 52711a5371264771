import { success, TelemetryResultSchema } from '@hashgrid/contracts/schemas';
import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import type { Api } from '../http/Api';
import { errorResponses } from '../http/errorResponses';
import { readCaller } from '../http/readCaller';
import { MESSAGES } from '../messages';
import { limitRate } from '../rate-limits/limitRate';
import { storeViolations } from './storeViolations';

/** A request may have several reports, each with the whole policy. */
const MAX_BYTES = 128 * 1024;

const parseJson = async (_request: unknown, body: string): Promise<unknown> => {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new DomainError('malformed', MESSAGES.badRequest);
  }
};

/** POST /public/telemetry/violations: the reports of browsers about violations of the page's policies. */
export function violationRoutes(app: Api, context: Context): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/reports+json', 'application/csp-report'],
    { parseAs: 'string' },
    parseJson,
  );
  app.post(
    '/public/telemetry/violations',
    {
      bodyLimit: MAX_BYTES,
      schema: {
        tags: ['Telemetry'],
        summary: 'Violations that browsers report (application/reports+json, application/csp-report)',
        security: [],
        response: { 200: success(TelemetryResultSchema), ...errorResponses(400, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      const { ipAddress } = readCaller(request);
      await limitRate(context, 'telemetryByIpAddress', ipAddress);
      return { data: await storeViolations(context, ipAddress, request.body) };
    },
  );
}
