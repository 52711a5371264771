import { LoginTokensSchema, success } from '@hashgrid/contracts/schemas';
import type { Context } from '../Context';
import type { Api } from '../http/Api';
import { readCaller } from '../http/readCaller';
import { errorResponses } from '../http/errorResponses';
import { CredentialsBody } from '../http/CredentialsBody';
import { logInWithPassword } from './logInWithPassword';

/** POST /public/auth/login/credential. */
export function loginRoutes(app: Api, context: Context): void {
  app.post(
    '/public/auth/login/credential',
    {
      schema: {
        tags: ['Login'],
        summary: 'Log in with email and password',
        body: CredentialsBody,
        response: { 200: success(LoginTokensSchema), ...errorResponses(401, 403, 422, 429) },
      },
    },
    async (request) => ({ data: await logInWithPassword(context, request.body, readCaller(request)) }),
  );
}
