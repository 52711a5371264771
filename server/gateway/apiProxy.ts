import fastifyHttpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { isLocalHost } from '@hashgrid/contracts/connection';
import type { GatewayConfig } from './GatewayConfig';

const BAD_GATEWAY = 502;
const MESSAGE = 'The game server cannot be reached. Try again in a moment.';

type PreHandler = NonNullable<FastifyHttpProxyOptions['preHandler']>;

/** The proxy replaces the `Host` header, so the one of the caller is checked here. */
const refuseForeignHosts: PreHandler = (request, reply, next) => {
  if (isLocalHost(request.raw.headers.host)) next();
  else reply.callNotFound();
};

/** Paths of the product API; `/outbox` lists the emails of the embedded one. */
const PROXIED: readonly { prefix: string; preHandler?: PreHandler }[] = [
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
      replyOptions: {
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
