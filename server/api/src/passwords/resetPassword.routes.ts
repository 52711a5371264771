import {
  MessageSchema,
  PasswordResetSchema,
  ResetConfirmSchema,
  ResetRequestSchema,
} from '@hashgrid/contracts/schemas';
import type { Api } from '../http/Api';
import { readCaller } from '../http/readCaller';
import { withFieldMessages } from '../http/fieldMessages';
import { errorResponses } from '../http/errorResponses';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import { confirmReset } from './confirmReset';
import type { Context } from '../Context';
import { requestReset } from './requestReset';

const tags = ['Login'];

/** POST /public/reset-password/request, POST …/confirm. */
export function resetPasswordRoutes(app: Api, context: Context): void {
  app.post(
    '/public/reset-password/request',
    {
      schema: {
        tags,
        summary: 'Email a link to reset the password; the response doesn’t reveal whether the account exists',
        body: withFieldMessages(ResetRequestSchema, { email: FIELD_MESSAGES.invalidEmail }),
        response: { 200: MessageSchema, ...errorResponses(422, 429) },
      },
    },
    async (request) => {
      await requestReset(context, request.body, readCaller(request));
      return { message: MESSAGES.resetEmailSent };
    },
  );

  app.post(
    '/public/reset-password/confirm',
    {
      schema: {
        tags,
        summary: 'Set the password with an emailed link: 404 unknown, 409 used, 410 expired',
        body: withFieldMessages(ResetConfirmSchema, { password: FIELD_MESSAGES.passwordLength }),
        response: { 200: PasswordResetSchema, ...errorResponses(404, 409, 410, 422, 429) },
      },
    },
    async (request) => {
      const { isAccountClosed } = await confirmReset(context, request.body, readCaller(request));
      const message = isAccountClosed ? MESSAGES.passwordResetOfClosed : MESSAGES.passwordReset;
      return { message, isAccountClosed };
    },
  );
}
