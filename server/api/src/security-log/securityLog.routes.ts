import { Type } from 'typebox';
import { SecurityEventsSchema, success } from '@hashgrid/contracts/schemas';
import type { Context } from '../Context';
import type { Api } from '../http/Api';
import { errorResponses } from '../http/errorResponses';
import { parseLimit, PAGE_QUERY } from '../http/paging';
import { getPlayer } from '../http/getPlayer';
import { readSecurityLog } from './readSecurityLog';

/** GET /shared/auth/security-events. */
export function securityLogRoutes(app: Api, context: Context): void {
  app.get(
    '/shared/auth/security-events',
    {
      schema: {
        tags: ['Session'],
        summary: 'Your security events, newest first',
        querystring: Type.Object(PAGE_QUERY, { additionalProperties: false }),
        response: { 200: success(SecurityEventsSchema), ...errorResponses(422) },
      },
    },
    async (request) => {
      const { cursor } = request.query;
      const { accountId } = getPlayer(request);
      const page = { accountId, cursor, limit: parseLimit(request.query) };
      return { data: await readSecurityLog(context, page) };
    },
  );
}
