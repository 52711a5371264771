import fastifyHttpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from '@hashgrid/contracts';
import { isLocalHost } from '@hashgrid/contracts/connection';
import { watchEvents } from '@hashgrid/contracts/endpoints';
import type { GatewayConfig } from './GatewayConfig';

const BAD_GATEWAY = 502;
const MESSAGE = 'The game server cannot be reached. Try again in a moment.';

/** Connections to the API. Their number follows from the limits on requests; a fixed one would let slow clients block the rest. */
const CONNECTION = {
  connections: null,
  // Streams send a keep-alive every 15 s.
  headersTimeout: 60_000,
  bodyTimeout: 60_000,
  // The proxy's default accepts any certificate.
  connect: { rejectUnauthorized: true },
};

type PreHandler = NonNullable<FastifyHttpProxyOptions['preHandler']>;

/** The proxy replaces the `Host` header, so the one of the caller is checked here. */
const refuseForeignHosts: PreHandler = (request, reply, next) => {
  if (isLocalHost(request.raw.headers.host)) next();
  else reply.callNotFound();
};

/**
 * Paths of the product API; `/outbox` lists the emails of the embedded one. Each has its own connections to the API, so that
 * event streams leave those of the other calls alone.
 */
const PROXIED: readonly { prefix: string; preHandler?: PreHandler }[] = [
  { prefix: API_PREFIX + watchEvents.path },
  { prefix: '/api' },
  { prefix: '/outbox', preHandler: refuseForeignHosts },
];

/** Proxies requests to the product API; while it is down they fail with 502 in its error format. */
export const apiProxy = async (server: FastifyInstance, { apiUrl }: GatewayConfig): Promise<void> => {
  for (const { prefix, preHandler } of PROXIED) {
    await server.register(fastifyHttpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      ...(preHandler && { preHandler }),
      undici: CONNECTION,
      destroyAgent: true,
      replyOptions: {
        // Repeating a refused call would only add to the load.
        retryDelay: () => null,
        // A caller cannot set its own address.
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
        }),
        onError: (reply, { error }) => {
          reply.log.warn({ err: error }, 'The product API did not answer');
          reply.code(BAD_GATEWAY).send({ statusCode: BAD_GATEWAY, message: MESSAGE });
        },
      },
    });
  }
};
