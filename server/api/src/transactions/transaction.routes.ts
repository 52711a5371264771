import type { Readable } from 'node:stream';
import { Type } from 'typebox';
import {
  DailyProfitSchema,
  ReceiptSchema,
  ResolvedTransferSchema,
  success,
  TransactionDetailSchema,
  TransactionFilterSchema,
  TransactionsSchema,
  TransferSchema,
} from '@hashgrid/contracts/schemas';
import type { Api } from '../http/Api';
import { playerOf, requirePlayer } from '../http/bearer';
import { callerOf } from '../http/callerOf';
import { BEARER } from '../http/describeApi';
import { errorResponses } from '../http/errorResponses';
import { IdempotencySchema } from '../http/idempotency';
import { limitOf, PAGE } from '../http/paging';
import { MESSAGES } from '../messages';
import type { Context } from '../Context';
import { resolveTransfer } from '../transfers/resolveTransfer';
import { exportTransactions } from './exportTransactions';
import { listTransactions } from './listTransactions';
import { readDailyProfit } from './readDailyProfit';
import { readTransaction } from './readTransaction';
import { transfer } from '../transfers/transfer';

const closed = { additionalProperties: false };
const shared = { tags: ['Transactions'], security: BEARER };
const { recipient, token, amount } = TransferSchema.properties;
const PageSchema = Type.Object({ ...PAGE, ...TransactionFilterSchema.properties }, closed);
const MonthSchema = Type.Object(
  { month: Type.Optional(Type.String({ pattern: '^[0-9]{4}-[0-9]{2}$' })) },
  closed,
);

/** Sent as it is read, not through a serializer. */
const CSV = Type.Unsafe<Readable>(Type.String({ description: 'text/csv' }));

/** GET /auth/transaction, …/{id}, …/export, …/daily-profit [C16]. */
export function transactionRoutes(app: Api, context: Context): void {
  const onRequest = requirePlayer(context);

  app.get(
    '/auth/transaction',
    {
      onRequest,
      schema: {
        ...shared,
        summary: 'The own movements, newest first unless asked otherwise',
        querystring: PageSchema,
        response: { 200: success(TransactionsSchema), ...errorResponses(401, 422) },
      },
    },
    async (request) => {
      const limit = limitOf(request.query);
      const playerId = playerOf(request).accountId;
      return { data: await listTransactions(context, { ...request.query, playerId, limit }) };
    },
  );

  app.get(
    '/auth/transaction/:id',
    {
      onRequest,
      schema: {
        ...shared,
        summary: 'An entry with all its legs',
        params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) }),
        response: { 200: success(TransactionDetailSchema), ...errorResponses(401, 404) },
      },
    },
    async (request) => {
      const playerId = playerOf(request).accountId;
      return { data: await readTransaction(context, { ...request.params, playerId }) };
    },
  );

  app.get(
    '/auth/transaction/export',
    {
      onRequest,
      schema: {
        ...shared,
        summary: 'The own movements as a CSV file',
        querystring: TransactionFilterSchema,
        response: { 200: CSV, ...errorResponses(401, 422, 429) },
      },
    },
    async (request, reply) => {
      const wish = { ...request.query, playerId: playerOf(request).accountId };
      const file = await exportTransactions(context, wish);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="transactions.csv"')
        .send(file);
    },
  );

  app.get(
    '/auth/transaction/daily-profit',
    {
      onRequest,
      schema: {
        ...shared,
        summary: 'A month of profit, by day',
        querystring: MonthSchema,
        response: { 200: success(DailyProfitSchema), ...errorResponses(401, 422) },
      },
    },
    async (request) => {
      const playerId = playerOf(request).accountId;
      return { data: await readDailyProfit(context, { ...request.query, playerId }) };
    },
  );
}

/** GET /auth/transaction/resolve, POST /auth/transaction/transfer [C16]. */
export function transferRoutes(app: Api, context: Context): void {
  const onRequest = requirePlayer(context);

  app.get(
    '/auth/transaction/resolve',
    {
      onRequest,
      schema: {
        ...shared,
        summary: 'Who a payment would go to and what it would cost',
        querystring: Type.Object({ recipient, token, amount }, closed),
        response: { 200: success(ResolvedTransferSchema), ...errorResponses(401, 403, 422, 429) },
      },
    },
    async (request) => ({ data: await resolveTransfer(context, playerOf(request).accountId, request.query) }),
  );

  app.post(
    '/auth/transaction/transfer',
    {
      onRequest,
      schema: {
        ...shared,
        summary: 'Pay another player',
        headers: IdempotencySchema,
        body: TransferSchema,
        response: { 200: success(ReceiptSchema), ...errorResponses(401, 403, 422, 429) },
      },
    },
    async (request) => {
      const key = request.headers['idempotency-key'];
      const senderId = playerOf(request).accountId;
      const caller = callerOf(request);
      return {
        message: MESSAGES.paid,
        data: await transfer(context, { senderId, key, order: request.body, caller }),
      };
    },
  );
}
