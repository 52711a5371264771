import { logOptions, type LogLevel, type LogStream } from './logOptions';
import { requestIds } from './requestIds';
import { getPluginTimeout, SERVER_TIMEOUTS } from './serverTimeouts';
import { trustProxy } from './trustProxy';

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
export const fastifyOptions = ({ trustedProxies, drainSeconds, logLevel, logStream }: ServerSettings) => ({
  ...SERVER_TIMEOUTS,
  pluginTimeout: getPluginTimeout(drainSeconds),
  logger: logOptions(logLevel ?? 'warn', logStream),
  ...requestIds(trustedProxies),
  trustProxy: trustProxy(trustedProxies),
  // Requests in flight have been answered by then.
  forceCloseConnections: true,
  return503OnClosing: false,
});
