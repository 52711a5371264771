import { LIFETIMES } from '../config';
import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import type { Api } from '../http/Api';
import { errorResponses } from '../http/errorResponses';
import { eventStream, type EventStream } from '../http/eventStream';
import { getPlayer } from '../http/getPlayer';
import { MESSAGES } from '../messages';
import { isLoggedIn } from '../sessions/authenticate';
import { topUpFeed } from '../top-up/topUpFeed';
import { blockFeed } from './blockFeed';

/** Open streams of one player in one process. */
const STREAMS_PER_PLAYER = 10;

/** GET /shared/mining/events: server-sent events until the session ends. */
export function miningEventRoutes(app: Api, context: Context): void {
  const blocks = blockFeed(context);
  const topUps = topUpFeed(context);
  const streams = new Map<string, number>();
  const changeCount = (playerId: string, change: number) => {
    const count = (streams.get(playerId) ?? 0) + change;
    if (count > 0) streams.set(playerId, count);
    else streams.delete(playerId);
  };
  /** Listens to both feeds. The state of the chain is sent last: it says that from now on no event is missed. */
  const listen = async (listener: { playerId: string; send: EventStream['send'] }) => {
    const stopTopUps = await topUps.listen(listener);
    const stopBlocks = await blocks.listen(listener).catch((error: unknown) => {
      stopTopUps();
      throw error;
    });
    return () => {
      stopTopUps();
      stopBlocks();
    };
  };
  app.addHook('preClose', async () => {
    blocks.close();
    topUps.close();
  });

  app.get(
    '/shared/mining/events',
    {
      schema: {
        tags: ['Mining'],
        summary:
          'Live events: `hello` with the state of the chain, then `block` for every settled block, and `topUps` when your top-ups have changed',
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
      const stop = await listen({ playerId, send: stream.send }).catch(() => {
        stream.close();
        return () => undefined;
      });
      // The client may have disconnected before the feed was ready.
      if (stopListening) stop();
      else stopListening = stop;
    },
  );
}
