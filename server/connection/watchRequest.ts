import type { Monitor, ServerName } from './Monitor';
import { REQUEST_ID_HEADER } from './createRequestIdOptions';

const MS_PER_SECOND = 1000;
/** Status in log and metrics when the client left before it got any, as in nginx. Node would report 200. */
const CLIENT_CLOSED_REQUEST = 499;

/** The parts of Fastify's types that this file needs, because this package doesn't depend on Fastify. */
interface Request {
  readonly id: string;
  readonly method: string;
  readonly routeOptions: { readonly url?: string | undefined };
}
interface Response {
  readonly statusCode: number;
  readonly headersSent: boolean;
  readonly writableEnded: boolean;
  setHeader(name: string, value: string): unknown;
  once(event: 'close', listener: () => void): unknown;
}

interface WatchOptions {
  server: ServerName;
  /** The server's logger, because the logger of a route may have a higher level. */
  log: { info(fields: object, message: string): void };
  monitor?: Monitor | undefined;
}

/**
 * Puts the ID of a request into its response. Once that has closed, logs method, template of the route, status and duration, and
 * passes them to the monitor.
 */
export const watchRequest = (
  { id, method, routeOptions }: Request,
  response: Response,
  { server, log, monitor }: WatchOptions,
): void => {
  const startedAt = performance.now();
  response.setHeader(REQUEST_ID_HEADER, id);
  response.once('close', () => {
    const ms = Math.round(performance.now() - startedAt);
    const status = response.headersSent ? response.statusCode : CLIENT_CLOSED_REQUEST;
    const ended = { server, method, route: routeOptions.url ?? '(unknown)', status };
    // The client left before the response was complete, or an event stream ended.
    const isCut = !response.writableEnded;
    log.info({ requestId: id, ...ended, ms, ...(isCut && { isCut }) }, 'request');
    monitor?.requestEnded({ ...ended, seconds: ms / MS_PER_SECOND });
  });
};
