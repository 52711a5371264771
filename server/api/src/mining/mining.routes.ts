import { Type } from 'typebox';
import {
  BlocksSchema,
  MiningNodesSchema,
  MiningStatsSchema,
  MiningSummarySchema,
  NodeTypesSchema,
  success,
} from '@hashgrid/contracts/schemas';
import type { Api } from '../http/Api';
import { playerOf, requirePlayer } from '../http/bearer';
import { BEARER } from '../http/describeApi';
import { errorResponses } from '../http/errorResponses';
import { limitOf, PAGE } from '../http/paging';
import type { Context } from '../Context';
import { listBlocks } from './listBlocks';
import { listMiningNodes, listNodeTypes } from './listMiningNodes';
import { readMiningSummary } from './readMiningSummary';
import { readStats } from './readStats';

const tags = ['Mining'];

const StatsQuerySchema = Type.Object(
  { range: Type.Union([Type.Literal('24h'), Type.Literal('7d'), Type.Literal('30d')]) },
  { additionalProperties: false },
);

/** GET /shared/mining/{summary, stats, blocks, nodes, node-types}. */
export function miningRoutes(app: Api, context: Context): void {
  const onRequest = requirePlayer(context);
  const security = BEARER;

  app.get(
    '/shared/mining/summary',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: "The network, and the player's part in it",
        response: { 200: success(MiningSummarySchema), ...errorResponses(401) },
      },
    },
    async (request) => ({ data: await readMiningSummary(context, playerOf(request).accountId) }),
  );

  app.get(
    '/shared/mining/stats',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'The own hashrate and earnings over time',
        querystring: StatsQuerySchema,
        response: { 200: success(MiningStatsSchema), ...errorResponses(401, 422) },
      },
    },
    async (request) => ({
      data: await readStats(context, playerOf(request).accountId, request.query.range),
    }),
  );

  app.get(
    '/shared/mining/blocks',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Settled blocks, newest first',
        querystring: Type.Object(PAGE, { additionalProperties: false }),
        response: { 200: success(BlocksSchema), ...errorResponses(401, 422) },
      },
    },
    async (request) => {
      const page = { cursor: request.query.cursor, limit: limitOf(request.query) };
      return { data: await listBlocks(context, { ...page, playerId: playerOf(request).accountId }) };
    },
  );

  app.get(
    '/shared/mining/nodes',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'The own nodes',
        response: { 200: success(MiningNodesSchema), ...errorResponses(401) },
      },
    },
    async (request) => ({ data: await listMiningNodes(context, playerOf(request).accountId) }),
  );

  app.get(
    '/shared/mining/node-types',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'What the shop sells',
        response: { 200: success(NodeTypesSchema), ...errorResponses(401) },
      },
    },
    async () => ({ data: await listNodeTypes(context) }),
  );
}
