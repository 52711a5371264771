import { CloseAccountSchema, MessageSchema } from '@hashgrid/contracts/schemas';
import type { Context } from '../Context';
import type { Api } from '../http/Api';
import { callerOf } from '../http/callerOf';
import { errorResponses } from '../http/errorResponses';
import { playerOf } from '../http/playerOf';
import { MESSAGES } from '../messages';
import { closeAccount } from './closeAccount';

/** POST /shared/client/close. */
export function closeAccountRoutes(app: Api, context: Context): void {
  app.post(
    '/shared/client/close',
    {
      schema: {
        tags: ['Account'],
        summary: 'Close your account and end all its sessions; it can be restored',
        body: CloseAccountSchema,
        response: { 200: MessageSchema, ...errorResponses(422, 429) },
      },
    },
    async (request) => {
      const { accountId } = playerOf(request);
      await closeAccount(context, { accountId, form: request.body, caller: callerOf(request) });
      return { message: MESSAGES.accountClosedByOwner };
    },
  );
}
