import { MessageSchema } from '@hashgrid/contracts/schemas';
import type { Context } from '../Context';
import type { Api } from '../http/Api';
import { readCaller } from '../http/readCaller';
import { errorResponses } from '../http/errorResponses';
import { getPlayer } from '../http/getPlayer';
import { MESSAGES } from '../messages';
import { OwnerProofBody } from '../http/OwnerProofBody';
import { closeAccount } from './closeAccount';

/** POST /shared/client/close. */
export function closeAccountRoutes(app: Api, context: Context): void {
  app.post(
    '/shared/client/close',
    {
      schema: {
        tags: ['Account'],
        summary: 'Close your account and end all its sessions; it can be restored',
        body: OwnerProofBody,
        response: { 200: MessageSchema, ...errorResponses(409, 422, 429) },
      },
    },
    async (request) => {
      const closure = { player: getPlayer(request), proof: request.body, caller: readCaller(request) };
      await closeAccount(context, closure);
      return { message: MESSAGES.accountClosedByOwner };
    },
  );
}
