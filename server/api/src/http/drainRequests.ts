import { trackOpenRequests, type OpenRequests } from '@hashgrid/connection';
import type { Api } from './Api';

/**
 * Makes the API answer the requests in flight before it closes. Returns these requests.
 * @param noticeSeconds How long the API keeps serving while `/readyz` reports that it is closing, so that load balancers stop using it.
 */
export function drainRequests(app: Api, noticeSeconds = 0): OpenRequests {
  const requests = trackOpenRequests();
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    requests.add(reply.raw);
    if (requests.isDraining() && routeOptions.url === '/readyz')
      return reply.code(503).send({ status: 'The API is closing.' });
  });
  app.addHook('preClose', () => requests.drain(noticeSeconds));
  return requests;
}
