import {
  ExchangeOrderSchema,
  ExchangeQuoteSchema,
  ExchangeReceiptSchema,
  ExchangeSchema,
  success,
} from '@hashgrid/contracts/schemas';
import type { Api } from '../http/Api';
import { readCaller } from '../http/readCaller';
import { getPlayer } from '../http/getPlayer';
import { withFieldMessages } from '../http/fieldMessages';
import { errorResponses } from '../http/errorResponses';
import { IdempotencySchema } from '../http/IdempotencySchema';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import type { Context } from '../Context';
import { exchange } from './exchange';
import { quoteExchange } from './quoteExchange';

const shared = { tags: ['Exchange'] };
const orderMessages = {
  from: FIELD_MESSAGES.unknownToken,
  to: FIELD_MESSAGES.unknownToken,
  amount: FIELD_MESSAGES.invalidAmount,
};

/** GET /auth/exchange/quote, POST /auth/exchange. */
export function exchangeRoutes(app: Api, context: Context): void {
  app.get(
    '/auth/exchange/quote',
    {
      schema: {
        ...shared,
        summary: 'Quote for an exchange at the current price',
        querystring: withFieldMessages(ExchangeOrderSchema, orderMessages),
        response: { 200: success(ExchangeQuoteSchema), ...errorResponses(422) },
      },
    },
    async (request) => ({ data: await quoteExchange(context, request.query) }),
  );

  app.post(
    '/auth/exchange',
    {
      schema: {
        ...shared,
        summary: "Exchange one token for the other at the pool's price",
        headers: IdempotencySchema,
        body: withFieldMessages(ExchangeSchema, {
          ...orderMessages,
          minReceived: FIELD_MESSAGES.invalidAmount,
          code: FIELD_MESSAGES.invalidCode,
        }),
        response: { 200: success(ExchangeReceiptSchema), ...errorResponses(403, 422, 429) },
      },
    },
    async (request) => {
      const key = request.headers['idempotency-key'];
      const playerId = getPlayer(request).accountId;
      return {
        message: MESSAGES.exchangeCompleted,
        data: await exchange(context, { playerId, key, order: request.body, caller: readCaller(request) }),
      };
    },
  );
}
