import { createTrustProxy } from './createTrustProxy';

/** Header with the ID by which the log lines of a request are found at every server that handled it. */
export const REQUEST_ID_HEADER = 'x-request-id';

const REQUEST_ID = /^[\w.-]{1,64}$/;

/** The parts of a request that decide its ID. */
interface IncomingRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * Returns the options of Fastify by which a request has the ID that a proxy at `proxies` (addresses separated by commas) sent,
 * else a new one. Clients can't choose it: equal IDs would mix up the log.
 */
export const createRequestIdOptions = (proxies: string) => {
  const isTrusted = createTrustProxy(proxies);
  return {
    requestIdHeader: false,
    genReqId: ({ headers, socket }: IncomingRequest): string => {
      const sentId = headers[REQUEST_ID_HEADER];
      const isUsable = typeof sentId === 'string' && REQUEST_ID.test(sentId);
      const { remoteAddress } = socket;
      const isFromProxy = remoteAddress !== undefined && isTrusted(remoteAddress, 0);
      return isUsable && isFromProxy ? sentId : globalThis.crypto.randomUUID();
    },
  } as const;
};
