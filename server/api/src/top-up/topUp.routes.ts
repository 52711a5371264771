import { Type } from 'typebox';
import { success, TopUpsSchema } from '@hashgrid/contracts/schemas';
import type { Context } from '../Context';
import type { Api } from '../http/Api';
import { errorResponses } from '../http/errorResponses';
import { getPlayer } from '../http/getPlayer';
import { PAGE_QUERY, parseLimit } from '../http/paging';
import { openTopUpAddress } from './openTopUpAddress';
import { readTopUps } from './readTopUps';

/** GET and POST /shared/client/top-up. */
export function topUpRoutes(app: Api, context: Context): void {
  const shared = { tags: ['Player'] };

  app.get(
    '/shared/client/top-up',
    {
      schema: {
        ...shared,
        summary: 'Your address for top-ups, and what arrived on it',
        querystring: Type.Object(PAGE_QUERY, { additionalProperties: false }),
        response: { 200: success(TopUpsSchema), ...errorResponses(404, 422) },
      },
    },
    async (request) => {
      const { accountId } = getPlayer(request);
      const { cursor } = request.query;
      return { data: await readTopUps(context, { accountId, cursor, limit: parseLimit(request.query) }) };
    },
  );

  app.post(
    '/shared/client/top-up',
    {
      schema: {
        ...shared,
        summary: 'Open your address for top-ups',
        response: { 200: success(TopUpsSchema), ...errorResponses(404, 503) },
      },
    },
    async (request) => {
      const { accountId } = getPlayer(request);
      await openTopUpAddress(context, accountId);
      return { data: await readTopUps(context, { accountId, limit: parseLimit({}) }) };
    },
  );
}
