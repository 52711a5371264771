import { LIFETIMES } from '../config';
import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import type { Api } from '../http/Api';
import { errorResponses } from '../http/errorResponses';
import { eventStream } from '../http/eventStream';
import { getPlayer } from '../http/getPlayer';
import { MESSAGES } from '../messages';
import { isLoggedIn } from '../sessions/authenticate';
import { blockFeed } from './blockFeed';

/** Open streams of one player in one process. */
const STREAMS_PER_PLAYER = 10;

/** GET /shared/mining/events: server-sent events until the session ends. */
export function miningEventRoutes(app: Api, context: Context): void {
  const feed = blockFeed(context);
  const streams = new Map<string, number>();
  const changeCount = (playerId: string, change: number) => {
    const count = (streams.get(playerId) ?? 0) + change;
    if (count > 0) streams.set(playerId, count);
    else streams.delete(playerId);
  };
  app.addHook('preClose', async () => feed.close());

  app.get(
    '/shared/mining/events',
    {
      schema: {
        tags: ['Mining'],
        summary: 'Live events: `hello` with the state of the chain, then `block` for every settled block',
        response: errorResponses(429),
      },
    },
    async (request, reply) => {
      const player = getPlayer(request);
      const { accountId: playerId } = player;
      if ((streams.get(playerId) ?? 0) >= STREAMS_PER_PLAYER)
        throw new DomainError('tooManyConnections', MESSAGES.tooManyAttempts);
      reply.hijack();
      changeCount(playerId, 1);
      let stopListening: (() => void) | undefined;
      const onClose = () => {
        changeCount(playerId, -1);
        stopListening?.();
        stopListening = () => undefined;
      };
      const stream = eventStream(reply.raw, {
        seconds: LIFETIMES.eventStream,
        isAllowed: () => isLoggedIn(context, player),
        onClose,
      });
      const stop = await feed.listen({ playerId, send: stream.send }).catch(() => {
        stream.close();
        return () => undefined;
      });
      // The client may have disconnected before the feed was ready.
      if (stopListening) stop();
      else stopListening = stop;
    },
  );
}
