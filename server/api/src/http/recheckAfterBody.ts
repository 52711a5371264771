import type { FastifyRequest } from 'fastify';
import type { Api } from './Api';

/**
 * Runs the check of a scope's callers again once a body has arrived: a client may send it long after the headers, when its session has
 * ended or its token has been revoked. A route that reads the stream itself has no body here, and isn't checked again.
 */
export function recheckAfterBody(scope: Api, check: (request: FastifyRequest) => Promise<void>): void {
  scope.addHook('preValidation', async (request) => {
    if (request.body !== undefined) await check(request);
  });
}
