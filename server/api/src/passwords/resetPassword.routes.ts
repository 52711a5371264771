import { MessageSchema, ResetConfirmSchema, ResetRequestSchema } from '@hashgrid/contracts/schemas';
import type { Api } from '../http/Api';
import { callerOf } from '../http/callerOf';
import { errorResponses } from '../http/errorResponses';
import { MESSAGES } from '../messages';
import { confirmReset } from './confirmReset';
import type { Context } from '../Context';
import { requestReset } from './requestReset';

const tags = ['Sign-in'];

/** POST /public/reset-password/request [C6], POST …/confirm. */
export function resetPasswordRoutes(app: Api, context: Context): void {
  app.post(
    '/public/reset-password/request',
    {
      schema: {
        tags,
        summary: 'Mail a link that sets a new password; the answer does not tell whether there is an account',
        body: ResetRequestSchema,
        response: { 200: MessageSchema, ...errorResponses(422, 429) },
      },
    },
    async (request) => {
      await requestReset(context, request.body, callerOf(request));
      return { message: MESSAGES.resetSent };
    },
  );

  app.post(
    '/public/reset-password/confirm',
    {
      schema: {
        tags,
        summary: 'Set the password behind a mailed link: 404 not ours, 409 used, 410 expired',
        body: ResetConfirmSchema,
        response: { 200: MessageSchema, ...errorResponses(404, 409, 410, 422, 429) },
      },
    },
    async (request) => {
      await confirmReset(context, request.body, callerOf(request));
      return { message: MESSAGES.resetDone };
    },
  );
}
