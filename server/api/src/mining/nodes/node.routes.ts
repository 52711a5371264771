import { Type } from 'typebox';
import {
  BulkResultSchema,
  BuyNodeSchema,
  MiningNodeSchema,
  NodeIdsSchema,
  NodeReceiptSchema,
  RechargeAllSchema,
  RenameNodeSchema,
  SpendLimitSchema,
  success,
} from '@hashgrid/contracts/schemas';
import type { Api } from '../../http/Api';
import { readCaller } from '../../http/readCaller';
import { getPlayer } from '../../http/getPlayer';
import { withFieldMessages } from '../../http/fieldMessages';
import { errorResponses } from '../../http/errorResponses';
import { IdempotencySchema } from '../../http/IdempotencySchema';
import { FIELD_MESSAGES, MESSAGES } from '../../messages';
import type { Context } from '../../Context';
import { buyNode } from './buyNode';
import { rechargeNode, rechargeNodes } from './rechargeNodes';
import { renameNode } from './renameNode';
import { switchNode, switchNodes } from './switchNodes';
import { upgradeNode } from './upgradeNode';

const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });
const nodeErrors = errorResponses(404, 422, 429);
const changeErrors = { ...nodeErrors, ...errorResponses(409) };
const shared = { tags: ['Mining'] };
const paid = { ...shared, headers: IdempotencySchema };
const SpendLimitBody = withFieldMessages(SpendLimitSchema, { maxCost: FIELD_MESSAGES.invalidAmount });

/** Calls that cost tokens: buying, upgrading and recharging nodes. All need `Idempotency-Key`. */
function spendingRoutes(app: Api, context: Context): void {
  app.post(
    '/auth/mining/nodes',
    {
      schema: {
        ...paid,
        summary: 'Buy a node; it starts right away',
        body: withFieldMessages(BuyNodeSchema, {
          name: FIELD_MESSAGES.max40Characters,
          maxCost: FIELD_MESSAGES.invalidAmount,
          code: FIELD_MESSAGES.invalidCode,
        }),
        response: { 200: success(NodeReceiptSchema), ...errorResponses(403, 409, 422, 429) },
      },
    },
    async (request) => {
      const playerId = getPlayer(request).accountId;
      const key = request.headers['idempotency-key'];
      const purchase = { playerId, key, order: request.body, caller: readCaller(request) };
      return { message: MESSAGES.nodeBought, data: await buyNode(context, purchase) };
    },
  );

  app.post(
    '/auth/mining/nodes/:id/upgrade',
    {
      schema: {
        ...paid,
        summary: 'Upgrade a node by one level; the cost is burned',
        params,
        body: SpendLimitBody,
        response: { 200: success(NodeReceiptSchema), ...changeErrors },
      },
    },
    async (request) => {
      const order = { playerId: getPlayer(request).accountId, key: request.headers['idempotency-key'] };
      const data = await upgradeNode(context, { ...order, ...request.params, ...request.body });
      return { message: MESSAGES.nodeUpgraded, data };
    },
  );

  app.post(
    '/auth/mining/nodes/:id/recharge',
    {
      schema: {
        ...paid,
        summary: 'Recharge a node; the cost is burned',
        params,
        body: SpendLimitBody,
        response: { 200: success(NodeReceiptSchema), ...changeErrors },
      },
    },
    async (request) => {
      const order = { playerId: getPlayer(request).accountId, key: request.headers['idempotency-key'] };
      const data = await rechargeNode(context, { ...order, ...request.params, ...request.body });
      return { message: MESSAGES.batteriesRecharged, data };
    },
  );

  app.post(
    '/auth/mining/nodes/recharge-all',
    {
      schema: {
        ...paid,
        summary: 'Recharge all nodes, free once per UTC day, or the given nodes',
        body: withFieldMessages(RechargeAllSchema, { maxCost: FIELD_MESSAGES.invalidAmount }),
        response: { 200: success(BulkResultSchema), ...changeErrors },
      },
    },
    async (request) => {
      const order = { playerId: getPlayer(request).accountId, key: request.headers['idempotency-key'] };
      const data = await rechargeNodes(context, { ...order, ...request.body });
      return { message: MESSAGES.batteriesRecharged, data };
    },
  );
}

/** Calls without a cost. They are idempotent, so they need no `Idempotency-Key`. */
function switchingRoutes(app: Api, context: Context): void {
  for (const [action, isOn] of [
    ['start', true],
    ['stop', false],
  ] as const) {
    app.post(
      `/auth/mining/nodes/:id/${action}`,
      {
        schema: {
          ...shared,
          summary: `${action === 'start' ? 'Start' : 'Stop'} a node`,
          params,
          // Only a start needs charge.
          response: { 200: success(MiningNodeSchema), ...(isOn ? changeErrors : nodeErrors) },
        },
      },
      async (request) => {
        const playerId = getPlayer(request).accountId;
        return { data: await switchNode(context, { ...request.params, playerId, isOn }) };
      },
    );

    app.post(
      `/auth/mining/nodes/${action}-all`,
      {
        schema: {
          ...shared,
          summary: `${action === 'start' ? 'Start' : 'Stop'} all nodes, or the given nodes`,
          body: NodeIdsSchema,
          response: { 200: success(BulkResultSchema), ...nodeErrors },
        },
      },
      async (request) => {
        const playerId = getPlayer(request).accountId;
        return { data: await switchNodes(context, { ...request.body, playerId, isOn }) };
      },
    );
  }

  app.patch(
    '/auth/mining/nodes/:id',
    {
      schema: {
        ...shared,
        summary: 'Rename a node',
        params,
        body: withFieldMessages(RenameNodeSchema, { name: FIELD_MESSAGES.max40Characters }),
        response: { 200: success(MiningNodeSchema), ...nodeErrors },
      },
    },
    async (request) => {
      const playerId = getPlayer(request).accountId;
      const data = await renameNode(context, { ...request.params, ...request.body, playerId });
      return { message: MESSAGES.nodeRenamed, data };
    },
  );
}

/** POST and PATCH /auth/mining/…: everything that a player does with nodes. */
export function nodeRoutes(app: Api, context: Context): void {
  spendingRoutes(app, context);
  switchingRoutes(app, context);
}
