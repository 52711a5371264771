import { Type } from 'typebox';
import { LoginTokensSchema, success } from '@hashgrid/contracts/schemas';
import type { Context } from '../Context';
import type { Api } from '../http/Api';
import { readBearer } from '../http/readBearer';
import { readCaller } from '../http/readCaller';
import { BEARER } from '../http/registerApiDocs';
import { errorResponses } from '../http/errorResponses';
import { IdempotencySchema } from '../http/IdempotencySchema';
import { refreshSession } from './refreshSession';

/** POST /shared/auth/refresh. A repetition with the same idempotency key gets the same tokens. */
export function refreshRoutes(app: Api, context: Context): void {
  app.post(
    '/shared/auth/refresh',
    {
      schema: {
        tags: ['Session'],
        summary: 'Exchange the refresh token in the bearer header for a new pair of tokens',
        security: BEARER,
        headers: Type.Partial(IdempotencySchema),
        response: { 200: success(LoginTokensSchema), ...errorResponses(401, 422) },
      },
    },
    async (request) => ({
      data: await refreshSession(context, {
        token: readBearer(request),
        idempotencyKey: request.headers['idempotency-key'],
        caller: readCaller(request),
      }),
    }),
  );
}
