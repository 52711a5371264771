import { MessageSchema } from '@hashgrid/contracts/schemas';
import type { Context } from '../Context';
import type { Api } from '../http/Api';
import { readCaller } from '../http/readCaller';
import { errorResponses } from '../http/errorResponses';
import { CredentialsBody } from '../http/CredentialsBody';
import { MESSAGES } from '../messages';
import { restoreAccount } from './restoreAccount';

/** POST /public/auth/restore-account. */
export function restoreAccountRoutes(app: Api, context: Context): void {
  app.post(
    '/public/auth/restore-account',
    {
      schema: {
        tags: ['Login'],
        summary: 'Restore an account that its owner has closed',
        body: CredentialsBody,
        response: { 200: MessageSchema, ...errorResponses(401, 403, 422, 429) },
      },
    },
    async (request) => {
      await restoreAccount(context, request.body, readCaller(request));
      return { message: MESSAGES.accountRestored };
    },
  );
}
