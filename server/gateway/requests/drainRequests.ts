import { trackOpenRequests, type OpenRequests } from '@hashgrid/connection';
import type { FastifyInstance } from 'fastify';

/**
 * Makes the server answer the requests in flight before it closes. Returns the tracker of these requests.
 * @param noticeSeconds How long the server continues to serve while `/readyz` reports that it closes, so that load balancers notice.
 */
export const drainRequests = (server: FastifyInstance, noticeSeconds = 0): OpenRequests => {
  const requests = trackOpenRequests();
  server.addHook('onRequest', async ({ routeOptions }, reply) => {
    requests.add(reply.raw);
    if (requests.isDraining() && routeOptions.url === '/readyz')
      return reply.code(503).send({ status: 'not ready', reasons: ['The gateway is closing.'] });
  });
  server.addHook('preClose', () => requests.drain(noticeSeconds));
  return requests;
};
