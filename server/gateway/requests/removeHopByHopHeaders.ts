/**
 * Hop-by-hop headers, which a proxy must not forward (RFC 9110, 7.6.1), and `Expect`, which the gateway has already answered. undici
 * rejects some of them in requests, and with the API's `Connection: close`, the gateway would close the player's connection. The
 * proxy itself removes headers that `Connection` names.
 */
const HOP_BY_HOP_HEADERS = new Set([
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

/** Returns the headers of a request or response that a proxy forwards. */
export const removeHopByHopHeaders = <Value>(
  headers: Readonly<Record<string, Value>>,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP_HEADERS.has(name)));
