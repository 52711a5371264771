import { Type } from 'typebox';
import { ReceiptSchema, ResolvedTransferSchema, success, TransferSchema } from '@hashgrid/contracts/schemas';
import type { Context } from '../Context';
import type { Api } from '../http/Api';
import { readCaller } from '../http/readCaller';
import { withFieldMessages } from '../http/fieldMessages';
import { errorResponses } from '../http/errorResponses';
import { IdempotencySchema } from '../http/IdempotencySchema';
import { getPlayer } from '../http/getPlayer';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import { resolveTransfer } from './resolveTransfer';
import { transfer } from './transfer';

const shared = { tags: ['Transactions'] };
const { recipient, token, amount } = TransferSchema.properties;
const QuerySchema = Type.Object({ recipient, token, amount }, { additionalProperties: false });

/** GET /auth/transaction/resolve, POST /auth/transaction/transfer. */
export function transferRoutes(app: Api, context: Context): void {
  app.get(
    '/auth/transaction/resolve',
    {
      schema: {
        ...shared,
        summary: 'The recipient and the fee of a payment',
        querystring: withFieldMessages(QuerySchema, { amount: FIELD_MESSAGES.invalidAmount }),
        response: { 200: success(ResolvedTransferSchema), ...errorResponses(403, 422, 429) },
      },
    },
    async (request) => ({
      data: await resolveTransfer(context, getPlayer(request).accountId, request.query),
    }),
  );

  app.post(
    '/auth/transaction/transfer',
    {
      schema: {
        ...shared,
        summary: 'Pay another player',
        headers: IdempotencySchema,
        body: withFieldMessages(TransferSchema, {
          amount: FIELD_MESSAGES.invalidAmount,
          note: FIELD_MESSAGES.max140Characters,
          code: FIELD_MESSAGES.invalidCode,
        }),
        response: { 200: success(ReceiptSchema), ...errorResponses(403, 422, 429) },
      },
    },
    async (request) => {
      const key = request.headers['idempotency-key'];
      const senderId = getPlayer(request).accountId;
      const caller = readCaller(request);
      return {
        message: MESSAGES.paymentSent,
        data: await transfer(context, { senderId, key, order: request.body, caller }),
      };
    },
  );
}
