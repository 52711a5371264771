import { Type } from 'typebox';
import { EventTicketSchema, success } from '@hashgrid/contracts/schemas';
import { LIFETIMES } from '../../config';
import type { Api } from '../../http/Api';
import { playerOf, requirePlayer } from '../../http/bearer';
import { BEARER } from '../../http/describeApi';
import { errorResponses } from '../../http/errorResponses';
import { blockFeed } from '../../live/blockFeed';
import { eventStream } from '../../live/eventStream';
import { MESSAGES } from '../../messages';
import type { Context } from '../../rules/Context';
import { giveTicket, readTicket } from '../../rules/game/eventTickets';
import { ProductError } from '../../rules/ProductError';

const tags = ['Mining'];
/** Open streams of one player in one process. */
const STREAMS_PER_PLAYER = 10;

/** POST /shared/mining/events/ticket. */
export function eventTicketRoutes(app: Api, context: Context): void {
  app.post(
    '/shared/mining/events/ticket',
    {
      onRequest: requirePlayer(context),
      schema: {
        tags,
        summary: 'A short-lived ticket for the stream of live events',
        security: BEARER,
        response: { 200: success(EventTicketSchema), ...errorResponses(401) },
      },
    },
    async (request) => ({ data: await giveTicket(context, playerOf(request)) }),
  );
}

/** GET /shared/mining/events?ticket=…: server-sent events. The ticket stands for API key and bearer. */
export function miningEventRoutes(app: Api, context: Context): void {
  const feed = blockFeed(context);
  const streams = new Map<string, number>();
  const count = (playerId: string, change: number) => {
    const left = (streams.get(playerId) ?? 0) + change;
    if (left > 0) streams.set(playerId, left);
    else streams.delete(playerId);
  };
  app.addHook('preClose', async () => feed.close());

  app.get(
    '/shared/mining/events',
    {
      schema: {
        tags,
        summary: 'Live events: `hello` with the state of the chain, then `block` for every settled block',
        security: [],
        querystring: Type.Object(
          { ticket: Type.String({ minLength: 1, maxLength: 1024 }) },
          { additionalProperties: false },
        ),
        response: errorResponses(401, 422, 429),
      },
    },
    async (request, reply) => {
      const playerId = await readTicket(context, request.query.ticket);
      if ((streams.get(playerId) ?? 0) >= STREAMS_PER_PLAYER)
        throw new ProductError(429, MESSAGES.tooManyAttempts);
      reply.hijack();
      count(playerId, 1);
      let stop: (() => void) | undefined;
      const onClose = () => {
        count(playerId, -1);
        stop?.();
        stop = () => undefined;
      };
      const stream = eventStream(reply.raw, { seconds: LIFETIMES.eventStream, onClose });
      const end = await feed.listen({ playerId, send: stream.send }).catch(() => {
        stream.close();
        return () => undefined;
      });
      if (stop) end();
      else stop = end;
    },
  );
}
