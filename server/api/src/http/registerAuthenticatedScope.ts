import type { RouteOptions } from 'fastify';
import type { Player } from '../caller/Player';
import type { Api } from './Api';
import { getPlayer } from './getPlayer';
import { readBearer } from './readBearer';
import { recheckAfterBody } from './recheckAfterBody';
import { BEARER } from './registerApiDocs';
import { errorResponses } from './errorResponses';

/** Documents what all calls of the scope share: the bearer token, and 401 without a valid one. */
function documentAuthentication(route: RouteOptions): void {
  const { response } = route.schema ?? {};
  route.schema = {
    ...route.schema,
    security: BEARER,
    response: { ...errorResponses(401), ...(typeof response === 'object' ? response : {}) },
  };
}

interface Authentication {
  /** Returns the player of an access token. Throws when it is invalid. */
  authenticate: (accessToken: string) => Promise<Player>;
  /** Throws when the player's session has ended. */
  requireSession: (player: Player) => Promise<void>;
}

/**
 * Adds routes for logged-in players. Every call needs a valid access token; `getPlayer` returns its player.
 */
export async function registerAuthenticatedScope(
  app: Api,
  { authenticate, requireSession }: Authentication,
  addRoutes: (scope: Api) => void | Promise<void>,
): Promise<void> {
  await app.register(async (scope: Api) => {
    scope.addHook('onRoute', documentAuthentication);
    scope.addHook('onRequest', async (request) => {
      request.player = await authenticate(readBearer(request));
    });
    recheckAfterBody(scope, (request) => requireSession(getPlayer(request)));
    await addRoutes(scope);
  });
}
