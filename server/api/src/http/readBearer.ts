import type { FastifyRequest } from 'fastify';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';

/** Returns the token of `Authorization: Bearer …`; cookies are never read. Throws `unauthenticated` without one. */
export function readBearer(request: FastifyRequest): string {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token)
    throw new DomainError('unauthenticated', MESSAGES.loginRequired);
  return token;
}
