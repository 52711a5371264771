import { LoginTokensSchema, MessageSchema, success } from '@hashgrid/contracts/schemas';
import type { Api } from '../../http/Api';
import { bearerOf, playerOf, requirePlayer } from '../../http/bearer';
import { BEARER } from '../../http/describeApi';
import { errorResponses } from '../../http/errorResponses';
import { MESSAGES } from '../../messages';
import type { Context } from '../../rules/Context';
import { refreshSession } from '../../rules/refreshSession';
import { signOut } from '../../rules/signOut';

const tags = ['Session'];

/** POST /shared/auth/refresh [C8], DELETE /shared/auth/sessions/current. */
export function sessionRoutes(app: Api, context: Context): void {
  app.post(
    '/shared/auth/refresh',
    {
      schema: {
        tags,
        summary: 'A new pair of tokens for the refresh token that is the bearer',
        security: BEARER,
        response: { 200: success(LoginTokensSchema), ...errorResponses(401) },
      },
    },
    async (request) => ({ data: await refreshSession(context, bearerOf(request)) }),
  );

  app.delete(
    '/shared/auth/sessions/current',
    {
      onRequest: requirePlayer(context),
      schema: {
        tags,
        summary: 'Sign out: the tokens of this session are worth nothing from now on',
        security: BEARER,
        response: { 200: MessageSchema, ...errorResponses(401) },
      },
    },
    async (request) => {
      await signOut(context, playerOf(request));
      return { message: MESSAGES.signedOut };
    },
  );
}
