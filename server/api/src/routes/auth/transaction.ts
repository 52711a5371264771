import { Type } from 'typebox';
import {
  ReceiptSchema,
  ResolvedTransferSchema,
  success,
  TransactionsSchema,
  TransferSchema,
} from '@hashgrid/contracts/schemas';
import type { Api } from '../../http/Api';
import { playerOf, requirePlayer } from '../../http/bearer';
import { BEARER } from '../../http/describeApi';
import { errorResponses } from '../../http/errorResponses';
import { MESSAGES } from '../../messages';
import type { Context } from '../../rules/Context';
import { listActivity } from '../../rules/listActivity';
import { resolveTransfer } from '../../rules/resolveTransfer';
import { transfer } from '../../rules/transfer';

const tags = ['Transactions'];
const DEFAULT_PAGE = 20;
const { recipient, token, amount } = TransferSchema.properties;

const PageSchema = Type.Object(
  {
    cursor: Type.Optional(Type.String({ maxLength: 64 })),
    limit: Type.Optional(
      Type.String({ pattern: '^([1-9][0-9]?|100)$', description: '1 to 100, 20 when left out' }),
    ),
    token: Type.Optional(token),
  },
  { additionalProperties: false },
);
const IdempotencySchema = Type.Object({ 'idempotency-key': Type.String({ minLength: 8, maxLength: 128 }) });

/** GET /auth/transaction, GET …/resolve, POST …/transfer [C16]. */
export function transactionRoutes(app: Api, context: Context): void {
  const onRequest = requirePlayer(context);

  app.get(
    '/auth/transaction',
    {
      onRequest,
      schema: {
        tags,
        summary: 'The own movements, newest first',
        security: BEARER,
        querystring: PageSchema,
        response: { 200: success(TransactionsSchema), ...errorResponses(401, 422) },
      },
    },
    async (request) => {
      const { limit, ...page } = request.query;
      const playerId = playerOf(request).accountId;
      return {
        data: await listActivity(context, { ...page, playerId, limit: Number(limit ?? DEFAULT_PAGE) }),
      };
    },
  );

  app.get(
    '/auth/transaction/resolve',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Who a payment would go to and what it would cost',
        security: BEARER,
        querystring: Type.Object({ recipient, token, amount }, { additionalProperties: false }),
        response: { 200: success(ResolvedTransferSchema), ...errorResponses(401, 422, 429) },
      },
    },
    async (request) => ({ data: await resolveTransfer(context, playerOf(request).accountId, request.query) }),
  );

  app.post(
    '/auth/transaction/transfer',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Pay another player',
        security: BEARER,
        headers: IdempotencySchema,
        body: TransferSchema,
        response: { 200: success(ReceiptSchema), ...errorResponses(401, 403, 404, 422, 429) },
      },
    },
    async (request) => {
      const key = request.headers['idempotency-key'];
      const senderId = playerOf(request).accountId;
      return {
        message: MESSAGES.paid,
        data: await transfer(context, { senderId, key, order: request.body }),
      };
    },
  );
}
