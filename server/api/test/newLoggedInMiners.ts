import { randomUUID } from 'node:crypto';
import { addSession } from '../src/sessions/sessions.queries';
import { signToken } from '../src/sessions/accessTokens';
import type { Context } from '../src/Context';
import { addSeconds } from '../src/addSeconds';
import { addPlayers, type AddedPlayer } from './addPlayers';

export interface LoggedInMiner extends AddedPlayer {
  bearer(): Promise<string>;
}

/**
 * Creates players with running starter nodes since `context.now()` and sessions that last a day, for API processes that
 * use the real clock.
 */
export async function newLoggedInMiners(context: Context, count: number): Promise<LoggedInMiner[]> {
  const liveContext: Context = { ...context, now: () => new Date() };
  const players = await addPlayers(context, count);
  const now = liveContext.now();
  return Promise.all(
    players.map(async (player) => {
      const session = { id: randomUUID(), accountId: player.id };
      const expiresAt = addSeconds(now, 86_400);
      await addSession(context.database, {
        ...session,
        now,
        expiresAt,
        device: '',
        linkedAddress: null,
        ipAddress: '10.0.0.1',
      });
      return { ...player, bearer: () => signToken(liveContext, 'access', session) };
    }),
  );
}
