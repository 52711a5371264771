import type { FastifyRequest } from 'fastify';
import type { Player } from '../caller/Player';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `authenticatedScope`; read it with `getPlayer`. */
    player: Player | null;
  }
}

/** Returns the player whose access token the request carries. Throws outside of `authenticatedScope`. */
export function getPlayer(request: FastifyRequest): Player {
  if (!request.player) throw new Error(`${request.url} is not inside authenticatedScope.`);
  return request.player;
}
