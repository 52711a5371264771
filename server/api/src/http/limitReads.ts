import type { Api } from './Api';
import { errorResponses } from './errorResponses';
import { getPlayer } from './getPlayer';

/**
 * Counts every call of a scope of logged-in players before the call reads anything, and documents the status 429.
 * @param countRead Counts a read of the account. Throws when there were too many.
 */
export function limitReads(scope: Api, countRead: (accountId: string) => void): void {
  scope.addHook('onRoute', (route) => {
    const { response } = route.schema ?? {};
    route.schema = {
      ...route.schema,
      response: { ...(typeof response === 'object' ? response : {}), ...errorResponses(429) },
    };
  });
  scope.addHook('onRequest', async (request) => countRead(getPlayer(request).accountId));
}
