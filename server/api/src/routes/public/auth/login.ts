import { CredentialsSchema, LoginTokensSchema, success } from '@hashgrid/contracts/schemas';
import type { Api } from '../../../http/Api';
import { callerOf } from '../../../http/callerOf';
import { errorResponses } from '../../../http/errorResponses';
import type { Context } from '../../../rules/Context';
import { login } from '../../../rules/login';

/** POST /public/auth/login/credential [C2]. */
export function loginRoutes(app: Api, context: Context): void {
  app.post(
    '/public/auth/login/credential',
    {
      schema: {
        tags: ['Sign-in'],
        summary: 'Sign in by email and password',
        body: CredentialsSchema,
        response: { 200: success(LoginTokensSchema), ...errorResponses(401, 403, 422, 429) },
      },
    },
    async (request) => ({ data: await login(context, request.body, callerOf(request)) }),
  );
}
