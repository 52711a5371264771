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

/** Options of Fastify's `LogController`: `watchRequest` logs requests, by an ID that both servers call the same. */
export const REQUEST_LOG = { disableRequestLogging: true, requestIdLogLabel: 'requestId' } as const;

/** Returns what gateway and API tell Fastify alike: time limits, log, request IDs, trusted proxies and how they close. */
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
  // Requests in flight have been answered by then.
  forceCloseConnections: true,
  return503OnClosing: false,
});
