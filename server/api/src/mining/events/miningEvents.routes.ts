import { LIFETIMES } from '../../config';
import type { Context } from '../../Context';
import { DomainError } from '../../DomainError';
import type { Api } from '../../http/Api';
import { errorResponses } from '../../http/errorResponses';
import { openEventStream, type EventStream } from '../../http/openEventStream';
import { getPlayer } from '../../http/getPlayer';
import { MESSAGES } from '../../messages';
import { isLoggedIn } from '../../sessions/authenticate';
import { createNotificationFeed } from '../../notifications/notificationFeed';
import { createTopUpFeed } from '../../top-up/topUpFeed';
import { createBlockFeed } from './blockFeed';

/** Maximum number of open streams of one player in one process. */
const STREAMS_PER_PLAYER = 10;

/**
 * GET /shared/mining/events: server-sent events until the session ends or the stream reaches its maximum
 * duration.
 */
export function miningEventRoutes(app: Api, context: Context): void {
  const blocks = createBlockFeed(context);
  const topUps = createTopUpFeed(context);
  const notifications = createNotificationFeed(context);
  /** Number of open streams by player. */
  const streams = new Map<string, number>();
  const adjustStreamCount = (playerId: string, change: number) => {
    const count = (streams.get(playerId) ?? 0) + change;
    if (count > 0) streams.set(playerId, count);
    else streams.delete(playerId);
  };
  /** Listens to all feeds. The block feed comes last, because its `hello` tells the client that no event is missed from now on. */
  const listen = async (listener: { playerId: string; send: EventStream['send'] }) => {
    const stops: (() => void)[] = [];
    const stopAll = () => stops.forEach((stop) => stop());
    try {
      for (const feed of [topUps, notifications, blocks]) stops.push(await feed.listen(listener));
    } catch (error) {
      stopAll();
      throw error;
    }
    return stopAll;
  };
  app.addHook('preClose', async () => {
    blocks.close();
    topUps.close();
    notifications.close();
  });

  app.get(
    '/shared/mining/events',
    {
      // A HEAD request would hold one of the player's streams.
      exposeHeadRoute: false,
      schema: {
        tags: ['Mining'],
        summary:
          'Live events: `notifications` with the count of unread ones and `hello` with the state of the chain, then `block` for every settled block, `topUps` when your top-ups have changed, and `notifications` when the count has',
        response: errorResponses(429),
      },
    },
    async (request, reply) => {
      const player = getPlayer(request);
      const { accountId: playerId } = player;
      if ((streams.get(playerId) ?? 0) >= STREAMS_PER_PLAYER)
        throw new DomainError('tooManyConnections', MESSAGES.tooManyAttempts);
      reply.hijack();
      adjustStreamCount(playerId, 1);
      let stopListening: (() => void) | undefined;
      const onClose = () => {
        adjustStreamCount(playerId, -1);
        stopListening?.();
        stopListening = () => undefined;
      };
      const stream = openEventStream(reply.raw, {
        seconds: LIFETIMES.eventStream,
        isAllowed: () => isLoggedIn(context, player),
        onClose,
      });
      const stop = await listen({ playerId, send: stream.send }).catch((error: unknown) => {
        request.log.error({ err: error });
        stream.close();
        return () => undefined;
      });
      // The client may have disconnected before the feed was ready.
      if (stopListening) stop();
      else stopListening = stop;
    },
  );
}
