import { Type } from 'typebox';
import { NetworkMembersSchema, NetworkSummarySchema, stringEnum, success } from '@hashgrid/contracts/schemas';
import type { Api } from '../http/Api';
import { getPlayer } from '../http/getPlayer';
import { errorResponses } from '../http/errorResponses';
import { parseLimit, PAGE_QUERY } from '../http/paging';
import type { Context } from '../Context';
import { listMembers } from './listMembers';
import { summarizeNetwork } from './summarizeNetwork';

const tags = ['Network'];

const MembersQuerySchema = Type.Object(
  {
    ...PAGE_QUERY,
    parentId: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    level: Type.Optional(stringEnum(['1', '2', '3', 'all'])),
  },
  { additionalProperties: false },
);

/** GET /shared/network/summary, GET /shared/network/members. */
export function networkRoutes(app: Api, context: Context): void {
  app.get(
    '/shared/network/summary',
    {
      schema: {
        tags,
        summary: 'Totals of your network by level',
        response: { 200: success(NetworkSummarySchema) },
      },
    },
    async (request) => ({ data: await summarizeNetwork(context, getPlayer(request).accountId) }),
  );

  app.get(
    '/shared/network/members',
    {
      schema: {
        tags,
        summary: 'Players invited by you or by a member, or a flat list',
        querystring: MembersQuerySchema,
        response: { 200: success(NetworkMembersSchema), ...errorResponses(404, 422) },
      },
    },
    async (request) => {
      const limit = parseLimit(request.query);
      const playerId = getPlayer(request).accountId;
      const parentId = request.query.parentId?.toLowerCase();
      return { data: await listMembers(context, { ...request.query, parentId, playerId, limit }) };
    },
  );
}
