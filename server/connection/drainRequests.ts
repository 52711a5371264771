import { trackOpenRequests, type OpenRequests, type OpenResponse } from './trackOpenRequests';

/** The parts of Fastify's types that this file needs, because this package doesn't depend on Fastify. */
interface Request {
  readonly routeOptions: { readonly url?: string | undefined };
}
interface Reply {
  readonly raw: OpenResponse;
  code(status: 503): { send(body: object): unknown };
}
interface Server {
  addHook(name: 'onRequest', hook: (request: Request, reply: Reply) => Promise<unknown>): unknown;
  addHook(name: 'preClose', hook: () => Promise<void>): unknown;
}

/**
 * Makes a server answer the requests in flight before it closes. Returns the tracker of these requests.
 * @param closingBody Body of the 503 with which `/readyz` responds meanwhile.
 * @param drainSeconds How long the server continues to serve while `/readyz` reports that it closes, so that load balancers notice.
 */
export const drainRequests = (
  server: Server,
  { closingBody, drainSeconds = 0 }: { closingBody: object; drainSeconds?: number | undefined },
): OpenRequests => {
  const requests = trackOpenRequests();
  server.addHook('onRequest', async ({ routeOptions }, reply) => {
    requests.add(reply.raw);
    if (requests.isDraining() && routeOptions.url === '/readyz') return reply.code(503).send(closingBody);
  });
  server.addHook('preClose', () => requests.drain(drainSeconds));
  return requests;
};
