import fastifyHttpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { isLocalHost } from '@hashgrid/contracts/connection';
import type { GatewayConfig } from './GatewayConfig';

const BAD_GATEWAY = 502;
const MESSAGE = 'The game server cannot be reached. Try again in a moment.';

type PreHandler = NonNullable<FastifyHttpProxyOptions['preHandler']>;

/** The API hears its own name as the host, so what the caller named is looked at here. */
const refuseForeignHosts: PreHandler = (request, reply, next) => {
  if (isLocalHost(request.raw.headers.host)) next();
  else reply.callNotFound();
};

/** Paths that the product API answers; `/outbox` is the embedded API's list of mails. */
const PROXIED: readonly { prefix: string; preHandler?: PreHandler }[] = [
  { prefix: '/api' },
  { prefix: '/outbox', preHandler: refuseForeignHosts },
];

/** Hands calls on to the product API; while that is down they fail in its own envelope. */
export const apiProxy = async (server: FastifyInstance, { apiUrl }: GatewayConfig): Promise<void> => {
  for (const { prefix, preHandler } of PROXIED) {
    await server.register(fastifyHttpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      ...(preHandler && { preHandler }),
      replyOptions: {
        // What a caller says about its own address is not handed on.
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
        }),
        onError: (reply, { error }) => {
          reply.log.warn({ err: error }, 'The product API does not answer');
          reply.code(BAD_GATEWAY).send({ statusCode: BAD_GATEWAY, message: MESSAGE });
        },
      },
    });
  }
};
