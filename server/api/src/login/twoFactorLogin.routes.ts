import { LoginTokensSchema, success, TwoFactorCodeSchema } from '@hashgrid/contracts/schemas';
import type { Api } from '../http/Api';
import { readBearer } from '../http/readBearer';
import { readCaller } from '../http/readCaller';
import { BEARER } from '../http/registerApiDocs';
import { withFieldMessages } from '../http/fieldMessages';
import { errorResponses } from '../http/errorResponses';
import { checkTwoFactorCode } from './checkTwoFactorCode';
import { FIELD_MESSAGES } from '../messages';
import type { Context } from '../Context';

/** POST /auth/client/gg-2fa/valid. */
export function twoFactorLoginRoutes(app: Api, context: Context): void {
  app.post(
    '/auth/client/gg-2fa/valid',
    {
      schema: {
        tags: ['Login'],
        summary: 'Complete a login with a two-factor code; the bearer is the gg2FAToken',
        security: BEARER,
        body: withFieldMessages(TwoFactorCodeSchema, { code: FIELD_MESSAGES.invalidCode }),
        response: { 200: success(LoginTokensSchema), ...errorResponses(401, 422, 429) },
      },
    },
    async (request) => {
      const { code } = request.body;
      const caller = readCaller(request);
      return { data: await checkTwoFactorCode(context, { token: readBearer(request), code, caller }) };
    },
  );
}
