import type { FastifyRequest } from 'fastify';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';

/** Returns the token of `Authorization: Bearer …`; cookies are never read. Throws `unauthenticated` with `message` when there is none. */
export function readBearer(request: FastifyRequest, message: string = MESSAGES.loginRequired): string {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw new DomainError('unauthenticated', message);
  return token;
}
