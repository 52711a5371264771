import { Type } from 'typebox';
import { STATS_RANGES } from '@hashgrid/contracts';
import {
  BlocksSchema,
  MiningNodesSchema,
  MiningStatsSchema,
  MiningSummarySchema,
  NodeTypesSchema,
  stringEnum,
  success,
} from '@hashgrid/contracts/schemas';
import type { Api } from '../../http/Api';
import { getPlayer } from '../../http/getPlayer';
import { errorResponses } from '../../http/errorResponses';
import { parseLimit, PAGE_QUERY } from '../../http/paging';
import type { Context } from '../../Context';
import { listBlocks } from '../blocks/listBlocks';
import { listMiningNodes, listNodeTypes } from '../nodes/listMiningNodes';
import { readMiningSummary } from './readMiningSummary';
import { readStats } from './readStats';

const tags = ['Mining'];

const StatsQuerySchema = Type.Object({ range: stringEnum(STATS_RANGES) }, { additionalProperties: false });

/** GET /shared/mining/{summary, stats, blocks, nodes, node-types}. */
export function miningRoutes(app: Api, context: Context): void {
  app.get(
    '/shared/mining/summary',
    {
      schema: {
        tags,
        summary: 'The network and your share of it',
        response: { 200: success(MiningSummarySchema) },
      },
    },
    async (request) => ({ data: await readMiningSummary(context, getPlayer(request).accountId) }),
  );

  app.get(
    '/shared/mining/stats',
    {
      schema: {
        tags,
        summary: 'Your hashrate and earnings over time',
        querystring: StatsQuerySchema,
        response: { 200: success(MiningStatsSchema), ...errorResponses(422) },
      },
    },
    async (request) => ({
      data: await readStats(context, getPlayer(request).accountId, request.query.range),
    }),
  );

  app.get(
    '/shared/mining/blocks',
    {
      schema: {
        tags,
        summary: 'Settled blocks, newest first',
        querystring: Type.Object(PAGE_QUERY, { additionalProperties: false }),
        response: { 200: success(BlocksSchema), ...errorResponses(422) },
      },
    },
    async (request) => {
      const page = { cursor: request.query.cursor, limit: parseLimit(request.query) };
      return { data: await listBlocks(context, { ...page, playerId: getPlayer(request).accountId }) };
    },
  );

  app.get(
    '/shared/mining/nodes',
    {
      schema: {
        tags,
        summary: 'Your nodes',
        response: { 200: success(MiningNodesSchema) },
      },
    },
    async (request) => ({ data: await listMiningNodes(context, getPlayer(request).accountId) }),
  );

  app.get(
    '/shared/mining/node-types',
    {
      schema: {
        tags,
        summary: 'Nodes for sale in the shop',
        response: { 200: success(NodeTypesSchema) },
      },
    },
    async () => ({ data: await listNodeTypes(context) }),
  );
}
