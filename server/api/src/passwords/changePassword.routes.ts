import { ChangePasswordSchema, MessageSchema } from '@hashgrid/contracts/schemas';
import type { Context } from '../Context';
import type { Api } from '../http/Api';
import { readCaller } from '../http/readCaller';
import { withFieldMessages } from '../http/fieldMessages';
import { errorResponses } from '../http/errorResponses';
import { getPlayer } from '../http/getPlayer';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import { changePassword } from './changePassword';

/** PATCH /shared/auth/change-password. */
export function changePasswordRoutes(app: Api, context: Context): void {
  app.patch(
    '/shared/auth/change-password',
    {
      schema: {
        tags: ['Account'],
        summary: 'Change your password and end all other sessions',
        body: withFieldMessages(ChangePasswordSchema, { newPassword: FIELD_MESSAGES.passwordLength }),
        response: { 200: MessageSchema, ...errorResponses(422, 429) },
      },
    },
    async (request) => {
      await changePassword(context, getPlayer(request), request.body, readCaller(request));
      return { message: MESSAGES.passwordChanged };
    },
  );
}
