import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { MESSAGES } from '../messages';
import { authenticate, type Player } from '../sessions/authenticate';
import type { Context } from '../Context';
import { ProductError } from '../ProductError';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `requirePlayer`; read it with `playerOf`. */
    player: Player | null;
  }
}

/** The token of `Authorization: Bearer …`; cookies are never read. Throws 401 without one. */
export function bearerOf(request: FastifyRequest): string {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw new ProductError(401, MESSAGES.signInFirst);
  return token;
}

/** Lets signed-in players through. */
export const requirePlayer =
  (context: Context): onRequestAsyncHookHandler =>
  async (request) => {
    request.player = await authenticate(context, bearerOf(request));
  };

/** The player that `requirePlayer` let through. */
export function playerOf(request: FastifyRequest): Player {
  if (!request.player) throw new Error(`${request.url} is not behind requirePlayer`);
  return request.player;
}
