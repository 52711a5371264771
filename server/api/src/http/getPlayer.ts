import type { FastifyRequest } from 'fastify';
import type { Player } from '../caller/Player';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `registerAuthenticatedScope`; read it with `getPlayer`. */
    player: Player | null;
  }
}

/** Returns the player whose access token the request carries. Throws outside of `registerAuthenticatedScope`. */
export function getPlayer(request: FastifyRequest): Player {
  if (!request.player) throw new Error(`${request.url} is not inside registerAuthenticatedScope.`);
  return request.player;
}
