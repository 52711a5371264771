import { MessageSchema, SessionsSchema, success } from '@hashgrid/contracts/schemas';
import type { Api } from '../http/Api';
import { getPlayer } from '../http/getPlayer';
import { readCaller } from '../http/readCaller';
import { errorResponses } from '../http/errorResponses';
import { UuidParams } from '../http/UuidParams';
import { MESSAGES } from '../messages';
import type { Context } from '../Context';
import { endOtherSessions, endSession, readSessions } from './playerSessions';

const tags = ['Session'];

/** GET and DELETE /shared/auth/sessions, DELETE …/{id}, …/current. */
export function sessionRoutes(app: Api, context: Context): void {
  app.get(
    '/shared/auth/sessions',
    {
      schema: {
        tags,
        summary: 'Your sessions, most recently used first',
        response: { 200: success(SessionsSchema) },
      },
    },
    async (request) => ({ data: { sessions: await readSessions(context, getPlayer(request)) } }),
  );

  app.delete(
    '/shared/auth/sessions',
    {
      schema: {
        tags,
        summary: 'End all other sessions',
        response: { 200: MessageSchema },
      },
    },
    async (request) => {
      await endOtherSessions(context, getPlayer(request), readCaller(request));
      return { message: MESSAGES.otherSessionsRevoked };
    },
  );

  app.delete(
    '/shared/auth/sessions/current',
    {
      schema: {
        tags,
        summary: 'Log out: end this session and its tokens',
        response: { 200: MessageSchema, ...errorResponses(404) },
      },
    },
    async (request) => {
      const player = getPlayer(request);
      await endSession(context, player, { id: player.sessionId, caller: readCaller(request) });
      return { message: MESSAGES.loggedOut };
    },
  );

  app.delete(
    '/shared/auth/sessions/:id',
    {
      schema: {
        tags,
        summary: 'End one of your sessions',
        params: UuidParams,
        response: { 200: MessageSchema, ...errorResponses(404, 422) },
      },
    },
    async (request) => {
      const id = request.params.id.toLowerCase();
      await endSession(context, getPlayer(request), { id, caller: readCaller(request) });
      return { message: MESSAGES.sessionRevoked };
    },
  );
}
