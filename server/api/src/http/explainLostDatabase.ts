import type { FastifyError } from 'fastify';
import { formatChannelOption } from '@hashgrid/contracts/releases';
import { isDatabaseUnavailable } from '../database/isConnectionLost';
import { DomainError } from '../DomainError';
import type { Api } from './Api';

/**
 * Replaces the error of routes that change releases when the connection to the database is lost, maybe at the commit: it says how to
 * find out whether the change was made. Trying again blindly could repeat it: two rollbacks go back two releases.
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
