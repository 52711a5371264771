import {
  PageViewsSchema,
  ReportedErrorsSchema,
  success,
  TelemetryResultSchema,
  VitalsSchema,
} from '@hashgrid/contracts/schemas';
import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import type { Api } from '../http/Api';
import { errorResponses } from '../http/errorResponses';
import { readCaller } from '../http/readCaller';
import { MESSAGES } from '../messages';
import { limitRate } from '../rate-limits/limitRate';
import { countReporter } from '../releases/canaries/countReporter';
import { storeErrors } from './storeErrors';
import { storePageViews } from './storePageViews';
import { storeVitals } from './storeVitals';

/** Enough for the maximum number of errors with the longest stacks, some characters of which aren't ASCII. */
const MAX_ERROR_BYTES = 128 * 1024;

/** POST /public/telemetry/page-views, /vitals and /errors. They need no login and store nothing that identifies the player. */
export function telemetryRoutes(app: Api, context: Context): void {
  const shared = {
    tags: ['Telemetry'],
    response: { 200: success(TelemetryResultSchema), ...errorResponses(422, 429) },
  };

  app.post(
    '/public/telemetry/page-views',
    {
      schema: {
        ...shared,
        summary: 'Page views of players who agreed',
        body: PageViewsSchema,
        response: { ...shared.response, ...errorResponses(404) },
      },
    },
    async (request) => {
      if (context.config.isAnalyticsOn === false) throw new DomainError('notFound', MESSAGES.notFound);
      const { ipAddress } = readCaller(request);
      await limitRate(context, 'telemetryByIpAddress', ipAddress);
      return { data: await storePageViews(context, ipAddress, request.body) };
    },
  );

  app.post(
    '/public/telemetry/vitals',
    { schema: { ...shared, summary: 'Web vitals, load times of remotes', body: VitalsSchema } },
    async (request) => {
      const { ipAddress } = readCaller(request);
      await limitRate(context, 'telemetryByIpAddress', ipAddress);
      await countReporter(context, ipAddress, request.body.loads, ({ isFailed }) => ({
        hasFailedLoad: isFailed,
        hasError: false,
      }));
      return { data: await storeVitals(context, ipAddress, request.body) };
    },
  );

  app.post(
    '/public/telemetry/errors',
    {
      bodyLimit: MAX_ERROR_BYTES,
      schema: { ...shared, summary: 'Errors that pages reported', body: ReportedErrorsSchema },
    },
    async (request) => {
      const { ipAddress } = readCaller(request);
      await limitRate(context, 'telemetryByIpAddress', ipAddress);
      await countReporter(context, ipAddress, request.body.items, () => ({
        hasFailedLoad: false,
        hasError: true,
      }));
      return { data: await storeErrors(context, ipAddress, request.body) };
    },
  );
}
