import { Type } from 'typebox';
import {
  LoginTokensSchema,
  MessageSchema,
  SecurityEventsSchema,
  SessionsSchema,
  success,
} from '@hashgrid/contracts/schemas';
import type { Api } from '../http/Api';
import { bearerOf, playerOf, requirePlayer } from '../http/bearer';
import { callerOf } from '../http/callerOf';
import { BEARER } from '../http/describeApi';
import { errorResponses } from '../http/errorResponses';
import { limitOf, PAGE } from '../http/paging';
import { MESSAGES } from '../messages';
import type { Context } from '../Context';
import { endOtherSessions, endSession, readSessions } from './playerSessions';
import { readSecurityLog } from '../security-log/readSecurityLog';
import { refreshSession } from './refreshSession';

const tags = ['Session'];

/** POST /shared/auth/refresh [C8]; GET and DELETE /shared/auth/sessions, …/{id}, …/current; GET …/security-events. */
export function sessionRoutes(app: Api, context: Context): void {
  const onRequest = requirePlayer(context);

  app.post(
    '/shared/auth/refresh',
    {
      schema: {
        tags,
        summary: 'A new pair of tokens for the refresh token that is the bearer',
        security: BEARER,
        response: { 200: success(LoginTokensSchema), ...errorResponses(401) },
      },
    },
    async (request) => ({ data: await refreshSession(context, bearerOf(request), callerOf(request)) }),
  );

  app.get(
    '/shared/auth/sessions',
    {
      onRequest,
      schema: {
        tags,
        summary: 'The own sessions, the newest use first',
        security: BEARER,
        response: { 200: success(SessionsSchema), ...errorResponses(401) },
      },
    },
    async (request) => ({ data: { sessions: await readSessions(context, playerOf(request)) } }),
  );

  app.delete(
    '/shared/auth/sessions',
    {
      onRequest,
      schema: {
        tags,
        summary: 'End all other sessions',
        security: BEARER,
        response: { 200: MessageSchema, ...errorResponses(401) },
      },
    },
    async (request) => {
      await endOtherSessions(context, playerOf(request), callerOf(request));
      return { message: MESSAGES.otherSessionsEnded };
    },
  );

  app.delete(
    '/shared/auth/sessions/current',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Sign out: the tokens of this session are worth nothing from now on',
        security: BEARER,
        response: { 200: MessageSchema, ...errorResponses(401) },
      },
    },
    async (request) => {
      const player = playerOf(request);
      await endSession(context, player, { id: player.sessionId, caller: callerOf(request) });
      return { message: MESSAGES.signedOut };
    },
  );

  app.delete(
    '/shared/auth/sessions/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'End one of the own sessions',
        security: BEARER,
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        response: { 200: MessageSchema, ...errorResponses(401, 404, 422) },
      },
    },
    async (request) => {
      await endSession(context, playerOf(request), { id: request.params.id, caller: callerOf(request) });
      return { message: MESSAGES.sessionEndedNow };
    },
  );

  app.get(
    '/shared/auth/security-events',
    {
      onRequest,
      schema: {
        tags,
        summary: 'What happened to the own account, newest first',
        security: BEARER,
        querystring: Type.Object(PAGE, { additionalProperties: false }),
        response: { 200: success(SecurityEventsSchema), ...errorResponses(401, 422) },
      },
    },
    async (request) => {
      const { cursor } = request.query;
      const { accountId } = playerOf(request);
      const page = { accountId, cursor, limit: limitOf(request.query) };
      return { data: await readSecurityLog(context, page) };
    },
  );
}
