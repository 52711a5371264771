import fastifyHttpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_PREFIX, OUTBOX_PATH, REVISION_HEADER } from '@hashgrid/contracts';
import { isLocalHost, removePort, REQUEST_ID_HEADER } from '@hashgrid/connection';
import { watchEvents } from '@hashgrid/contracts/endpoints';
import type { GatewayConfig } from '../GatewayConfig';
import { removeHopByHopHeaders } from './removeHopByHopHeaders';
import { MESSAGES } from '../texts/messages';

const BAD_GATEWAY = 502;

/** Options of the connections to the API. Their number is unlimited, because with a limit, slow clients could block the others. */
const CONNECTION_OPTIONS = {
  connections: null,
  // Streams send a keep-alive every 15 s.
  headersTimeout: 60_000,
  bodyTimeout: 60_000,
  // The API closes connections that are idle for 72 s. After a pause, it does so before it reads a request that has arrived meanwhile.
  keepAliveMaxTimeout: 10_000,
  // The proxy's default accepts any certificate.
  connect: { rejectUnauthorized: true },
};

type PreHandler = NonNullable<FastifyHttpProxyOptions['preHandler']>;

/** Headers that a proxy adds to a forwarded request. A proxy on this machine may send a local `Host`. */
const FORWARDED = /^(forwarded|via|x-forwarded-.+|x-real-ip)$/;

/** Creates a handler that hides a path from other machines. It checks the headers here, because the proxy to the API replaces them. */
const refuseForeignCallers =
  (publicUrl: string): PreHandler =>
  ({ raw: { headers } }, reply, next) => {
    const isForwarded = Object.keys(headers).some((name) => FORWARDED.test(name));
    const isLocal = isLocalHost(new URL(publicUrl).host) && isLocalHost(headers.host) && !isForwarded;
    if (isLocal) next();
    else reply.callNotFound();
  };

/**
 * Paths of the product API; `/outbox` lists the emails of the embedded one. Each has its own pool of connections to
 * the API, so that event streams and other calls don't share one.
 */
const listProxiedPaths = (publicUrl: string): { prefix: string; preHandler?: PreHandler }[] => [
  { prefix: API_PREFIX + watchEvents.path },
  { prefix: '/api' },
  { prefix: OUTBOX_PATH, preHandler: refuseForeignCallers(publicUrl) },
];

/**
 * Proxies requests to the product API; while it is down they fail with 502 in its error format.
 * @param findRevision Returns the revision since which a player gets the same releases.
 */
export const registerApiProxy = async (
  server: FastifyInstance,
  { apiUrl, publicUrl, reloadPages }: GatewayConfig,
  findRevision: (request: Pick<FastifyRequest, 'headers'>) => number,
): Promise<void> => {
  for (const { prefix, preHandler } of listProxiedPaths(publicUrl)) {
    await server.register(fastifyHttpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      ...(preHandler && { preHandler }),
      undici: CONNECTION_OPTIONS,
      destroyAgent: true,
      // The proxy's own log lines would contain the path of each call.
      logLevel: 'error',
      replyOptions: {
        // Repeating a refused call would only add to the load.
        retryDelay: () => null,
        // A caller can set neither its own address nor the ID of its request.
        rewriteRequestHeaders: (request, headers) => ({
          ...removeHopByHopHeaders(headers),
          'x-forwarded-for': removePort(request.ip),
          'x-forwarded-proto': request.protocol,
          [REQUEST_ID_HEADER]: request.id,
        }),
        // Tells open pages about a newer release without an extra request. During development, pages reload anyway.
        rewriteHeaders: (headers, request) => ({
          ...removeHopByHopHeaders(headers),
          ...(!reloadPages && request && { [REVISION_HEADER]: String(findRevision(request)) }),
        }),
        onError: (reply, { error }) => {
          const { raw } = reply.request;
          // The client has closed the connection before its request was complete, so the API is not at fault.
          const isAborted = raw.destroyed && !raw.complete;
          if (!isAborted)
            server.log.warn({ requestId: reply.request.id, err: error }, 'The product API did not respond');
          reply.code(BAD_GATEWAY).send({ statusCode: BAD_GATEWAY, message: MESSAGES.apiUnreachable });
        },
      },
    });
  }
};
