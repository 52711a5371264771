import { LIFETIMES } from '../config';
import type { Api } from '../http/Api';
import { playerOf, requirePlayer } from '../http/bearer';
import { BEARER } from '../http/describeApi';
import { errorResponses } from '../http/errorResponses';
import { blockFeed } from './blockFeed';
import { eventStream } from '../http/eventStream';
import { MESSAGES } from '../messages';
import type { Context } from '../Context';
import { isSessionLive } from '../sessions/sessions.queries';
import { ProductError } from '../ProductError';

const tags = ['Mining'];
/** Open streams of one player in one process. */
const STREAMS_PER_PLAYER = 10;

/** GET /shared/mining/events: server-sent events, as long as the session lasts. */
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
      onRequest: requirePlayer(context),
      schema: {
        tags,
        summary: 'Live events: `hello` with the state of the chain, then `block` for every settled block',
        security: BEARER,
        response: errorResponses(401, 429),
      },
    },
    async (request, reply) => {
      const { accountId: playerId, sessionId: id } = playerOf(request);
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
      const stream = eventStream(reply.raw, {
        seconds: LIFETIMES.eventStream,
        isWanted: () => isSessionLive(context.database, { id, accountId: playerId, now: context.now() }),
        onClose,
      });
      const end = await feed.listen({ playerId, send: stream.send }).catch(() => {
        stream.close();
        return () => undefined;
      });
      if (stop) end();
      else stop = end;
    },
  );
}
