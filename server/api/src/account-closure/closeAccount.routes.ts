import { MessageSchema, OwnerProofSchema } from '@hashgrid/contracts/schemas';
import type { Context } from '../Context';
import type { Api } from '../http/Api';
import { readCaller } from '../http/readCaller';
import { withFieldMessages } from '../http/fieldMessages';
import { errorResponses } from '../http/errorResponses';
import { getPlayer } from '../http/getPlayer';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import { closeAccount } from './closeAccount';

/** POST /shared/client/close. */
export function closeAccountRoutes(app: Api, context: Context): void {
  app.post(
    '/shared/client/close',
    {
      schema: {
        tags: ['Account'],
        summary: 'Close your account and end all its sessions; it can be restored',
        body: withFieldMessages(OwnerProofSchema, {
          password: FIELD_MESSAGES.passwordLength,
          code: FIELD_MESSAGES.invalidCode,
        }),
        response: { 200: MessageSchema, ...errorResponses(422, 429) },
      },
    },
    async (request) => {
      const { accountId } = getPlayer(request);
      await closeAccount(context, { accountId, proof: request.body, caller: readCaller(request) });
      return { message: MESSAGES.accountClosedByOwner };
    },
  );
}
