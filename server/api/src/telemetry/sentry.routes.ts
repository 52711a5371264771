import { success, TelemetryResultSchema } from '@hashgrid/contracts/schemas';
import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import type { Api } from '../http/Api';
import { errorResponses } from '../http/errorResponses';
import { readCaller } from '../http/readCaller';
import { MESSAGES } from '../messages';
import { limitRate } from '../rate-limits/limitRate';
import { forwardEnvelope } from './forwardEnvelope';

const MAX_BYTES = 256 * 1024;

/** POST /public/telemetry/sentry: the `tunnel` of Sentry's browser SDK. */
export function sentryRoutes(app: Api, context: Context): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['text/plain', 'application/x-sentry-envelope'],
    { parseAs: 'string' },
    async (_request: unknown, body: string) => body,
  );
  app.post(
    '/public/telemetry/sentry',
    {
      bodyLimit: MAX_BYTES,
      schema: {
        tags: ['Telemetry'],
        summary: 'Passes an envelope of Sentry’s browser SDK on to the configured project',
        security: [],
        response: {
          200: success(TelemetryResultSchema),
          ...errorResponses(400, 403, 404, 413, 415, 422, 429, 503),
        },
      },
    },
    async (request) => {
      if (request.headers['sec-fetch-site'] === 'cross-site')
        throw new DomainError('forbidden', MESSAGES.badRequest);
      const { ipAddress } = readCaller(request);
      await limitRate(context, 'telemetryByIpAddress', ipAddress);
      const body = typeof request.body === 'string' ? request.body : '';
      return { data: await forwardEnvelope(context, ipAddress, body) };
    },
  );
}
