import { createLogOptions, type LogLevel, type LogStream } from './createLogOptions';
import { createRequestIdOptions } from './createRequestIdOptions';
import { getPluginTimeout, SERVER_TIMEOUTS } from './serverTimeouts';
import { createTrustProxy } from './createTrustProxy';

interface ServerSettings {
  /** Addresses of proxies whose headers name the client, separated by commas. */
  trustedProxies: string;
  /** Time that load balancers have to notice that the server closes. */
  drainSeconds?: number | undefined;
  /** `warn` when null or left out. */
  logLevel?: LogLevel | null | undefined;
  /** Receives the log instead of the standard output. */
  logStream?: LogStream | undefined;
}

/**
 * Options of Fastify's `LogController`. Its request log is off because `watchRequest` logs requests; both servers log
 * the ID as `requestId`.
 */
export const REQUEST_LOG = { disableRequestLogging: true, requestIdLogLabel: 'requestId' } as const;

/** Returns the Fastify options that gateway and API share: time limits, log, request IDs, trusted proxies, and how they close. */
export const createFastifyOptions = ({
  trustedProxies,
  drainSeconds,
  logLevel,
  logStream,
}: ServerSettings) => ({
  ...SERVER_TIMEOUTS,
  pluginTimeout: getPluginTimeout(drainSeconds),
  logger: createLogOptions(logLevel ?? 'warn', logStream),
  ...createRequestIdOptions(trustedProxies),
  trustProxy: createTrustProxy(trustedProxies),
  // `drain` has waited for the requests in flight before this closes their connections.
  forceCloseConnections: true,
  return503OnClosing: false,
});
