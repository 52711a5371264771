import type { FastifyError } from 'fastify';
import { formatChannelOption } from '@hashgrid/contracts/releases';
import { isDatabaseUnavailable } from '../database/isConnectionLost';
import { DomainError } from '../DomainError';
import type { Api } from './Api';

/**
 * Makes the routes that change releases say how to find out whether a change was made when the database was lost during the request, maybe at the commit. Simply trying again
 * could repeat the change: two rollbacks lead back two releases.
 */
export function explainLostDatabase(routes: Api): void {
  // What it throws reaches the error handler of the API.
  routes.setErrorHandler<FastifyError>((error, request) => {
    const { body } = request;
    // Before the body is read, nothing has changed.
    if (!body || !isDatabaseUnavailable(error)) throw error;
    request.log.error({ err: error });
    const { name = '', channel } = body as { name?: string; channel?: string };
    throw new DomainError(
      'unavailable',
      `The product lost the connection to its database, maybe after the change was made. Try again in a minute, unless the change is listed by: npm run release -- log ${name}${formatChannelOption(channel)}`,
    );
  });
}
