import { CLOSE_GRACE_MS, openRequests, type OpenRequests } from '@hashgrid/contracts/connection';
import type { FastifyInstance } from 'fastify';

/** Makes the server answer the requests in flight before it closes. Returns these requests. */
export const drainRequests = (server: FastifyInstance): OpenRequests => {
  const requests = openRequests();
  server.addHook('onRequest', async (_request, { raw }) => requests.add(raw));
  server.addHook('preClose', () => requests.drain(CLOSE_GRACE_MS));
  return requests;
};
