import { Type } from 'typebox';
import { NetworkMembersSchema, NetworkSummarySchema, success } from '@hashgrid/contracts/schemas';
import type { Api } from '../http/Api';
import { playerOf, requirePlayer } from '../http/bearer';
import { BEARER } from '../http/describeApi';
import { errorResponses } from '../http/errorResponses';
import { limitOf, PAGE } from '../http/paging';
import type { Context } from '../Context';
import { listMembers, summarizeNetwork } from './network';

const tags = ['Network'];

const MembersQuerySchema = Type.Object(
  {
    ...PAGE,
    parentId: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    level: Type.Optional(
      Type.Union([Type.Literal('1'), Type.Literal('2'), Type.Literal('3'), Type.Literal('all')]),
    ),
  },
  { additionalProperties: false },
);

/** GET /shared/network/summary, GET /shared/network/members. */
export function networkRoutes(app: Api, context: Context): void {
  const onRequest = requirePlayer(context);

  app.get(
    '/shared/network/summary',
    {
      onRequest,
      schema: {
        tags,
        summary: 'The invited players of three generations, in sums',
        security: BEARER,
        response: { 200: success(NetworkSummarySchema), ...errorResponses(401) },
      },
    },
    async (request) => ({ data: await summarizeNetwork(context, playerOf(request).accountId) }),
  );

  app.get(
    '/shared/network/members',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Those whom the player, or a member, invited; or a flat list',
        security: BEARER,
        querystring: MembersQuerySchema,
        response: { 200: success(NetworkMembersSchema), ...errorResponses(401, 404, 422) },
      },
    },
    async (request) => {
      const limit = limitOf(request.query);
      const playerId = playerOf(request).accountId;
      return { data: await listMembers(context, { ...request.query, playerId, limit }) };
    },
  );
}
