import type { Readable } from 'node:stream';
import { Type } from 'typebox';
import {
  DailyProfitSchema,
  success,
  TransactionDetailSchema,
  TransactionFilterSchema,
  TransactionsSchema,
} from '@hashgrid/contracts/schemas';
import type { Api } from '../http/Api';
import { getPlayer } from '../http/getPlayer';
import { withFieldMessages, withMessage } from '../http/fieldMessages';
import { errorResponses } from '../http/errorResponses';
import { parseLimit, PAGE_QUERY } from '../http/paging';
import { FIELD_MESSAGES } from '../messages';
import type { Context } from '../Context';
import { exportTransactions } from './exportTransactions';
import { listTransactions } from './listTransactions';
import { readDailyProfit } from './readDailyProfit';
import { readTransaction } from './readTransaction';

const strict = { additionalProperties: false };
const shared = { tags: ['Transactions'] };
const FilterSchema = withFieldMessages(TransactionFilterSchema, {
  from: FIELD_MESSAGES.invalidDate,
  to: FIELD_MESSAGES.invalidDate,
});
const PageSchema = Type.Object({ ...PAGE_QUERY, ...FilterSchema.properties }, strict);
const MonthSchema = Type.Object(
  {
    month: Type.Optional(
      withMessage(Type.String({ pattern: '^[0-9]{4}-[0-9]{2}$' }), FIELD_MESSAGES.invalidMonth),
    ),
  },
  strict,
);

/** Streamed, not serialized. */
const CSV = Type.Unsafe<Readable>(Type.String({ description: 'text/csv' }));

/** GET /auth/transaction, …/{id}, …/export, …/daily-profit. */
export function transactionRoutes(app: Api, context: Context): void {
  app.get(
    '/auth/transaction',
    {
      schema: {
        ...shared,
        summary: 'Your transactions, newest first by default',
        querystring: PageSchema,
        response: { 200: success(TransactionsSchema), ...errorResponses(422) },
      },
    },
    async (request) => {
      const limit = parseLimit(request.query);
      const playerId = getPlayer(request).accountId;
      return { data: await listTransactions(context, { ...request.query, playerId, limit }) };
    },
  );

  app.get(
    '/auth/transaction/:id',
    {
      schema: {
        ...shared,
        summary: 'A transaction with all its legs',
        params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) }),
        response: { 200: success(TransactionDetailSchema), ...errorResponses(404, 422) },
      },
    },
    async (request) => {
      const playerId = getPlayer(request).accountId;
      return { data: await readTransaction(context, { ...request.params, playerId }) };
    },
  );

  app.get(
    '/auth/transaction/export',
    {
      schema: {
        ...shared,
        summary: 'Your transactions as a CSV file',
        querystring: FilterSchema,
        response: { 200: CSV, ...errorResponses(422, 429) },
      },
    },
    async (request, reply) => {
      const query = { ...request.query, playerId: getPlayer(request).accountId };
      const file = await exportTransactions(context, query);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="transactions.csv"')
        .send(file);
    },
  );

  app.get(
    '/auth/transaction/daily-profit',
    {
      schema: {
        ...shared,
        summary: 'Your profit in a month, by day',
        querystring: MonthSchema,
        response: { 200: success(DailyProfitSchema), ...errorResponses(422) },
      },
    },
    async (request) => {
      const playerId = getPlayer(request).accountId;
      return { data: await readDailyProfit(context, { ...request.query, playerId }) };
    },
  );
}
