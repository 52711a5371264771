import { getIpPrefix } from '@hashgrid/connection';
import type { FastifyInstance } from 'fastify';
import { MESSAGES } from '../texts/messages';

const TOO_MANY_REQUESTS = 429;
const RETRY_AFTER_SECONDS = 5;

/**
 * Limits the requests, event streams included, that one address has open at a time; the /64 prefix of an IPv6 address
 * counts as one. More are refused with 429, so that one client cannot use up all connections.
 */
export const limitRequestsPerAddress = (server: FastifyInstance, limit: number): void => {
  const counts = new Map<string, number>();
  const change = (address: string, by: number): void => {
    const count = (counts.get(address) ?? 0) + by;
    if (count > 0) counts.set(address, count);
    else counts.delete(address);
  };
  server.addHook('onRequest', async (request, reply) => {
    const address = getIpPrefix(request.ip);
    if ((counts.get(address) ?? 0) >= limit)
      return reply
        .code(TOO_MANY_REQUESTS)
        .header('retry-after', RETRY_AFTER_SECONDS)
        .send({ statusCode: TOO_MANY_REQUESTS, message: MESSAGES.tooManyRequests });
    change(address, 1);
    reply.raw.once('close', () => change(address, -1));
  });
};
