/**
 * Headers about the connection that a message came by, which a proxy must not pass on (RFC 9110, 7.6.1), and `Expect`, which this
 * server has answered. The client of the API refuses to send some of them, and a `Connection` of the API would decide whether the
 * connection of a player stays open.
 */
const CONNECTION_HEADERS = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Returns the headers of a request or response that a proxy passes on. */
export const dropConnectionHeaders = <Value>(
  headers: Readonly<Record<string, Value>>,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.has(name)));
