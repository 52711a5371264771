import { CredentialsSchema, LoginTokensSchema, MessageSchema, success } from '@hashgrid/contracts/schemas';
import type { Api } from '../http/Api';
import { callerOf } from '../http/callerOf';
import { errorResponses } from '../http/errorResponses';
import { MESSAGES } from '../messages';
import type { Context } from '../Context';
import { login } from './login';
import { restoreAccount } from '../account-closure/restoreAccount';

const tags = ['Sign-in'];

/** POST /public/auth/login/credential [C2], POST /public/auth/restore-account [C5]. */
export function loginRoutes(app: Api, context: Context): void {
  app.post(
    '/public/auth/login/credential',
    {
      schema: {
        tags,
        summary: 'Sign in by email and password',
        body: CredentialsSchema,
        response: { 200: success(LoginTokensSchema), ...errorResponses(401, 403, 422, 429) },
      },
    },
    async (request) => ({ data: await login(context, request.body, callerOf(request)) }),
  );

  app.post(
    '/public/auth/restore-account',
    {
      schema: {
        tags,
        summary: 'Open an account again that its owner has closed',
        body: CredentialsSchema,
        response: { 200: MessageSchema, ...errorResponses(401, 403, 422, 429) },
      },
    },
    async (request) => {
      await restoreAccount(context, request.body, callerOf(request));
      return { message: MESSAGES.accountRestored };
    },
  );
}
