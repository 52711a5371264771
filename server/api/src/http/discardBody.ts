import { finished } from 'node:stream/promises';
import type { IncomingMessage } from 'node:http';

/**
 * Reads the rest of a request's body and drops it. Returns whether there was any. A response before the end of the request would
 * be lost: the connection closes while the client, or the gateway, is still sending. The server's request timeout limits the time.
 */
export async function discardBody(request: IncomingMessage): Promise<boolean> {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const hasBody = Boolean(encoding) || Number(length) > 0;
  if (!hasBody || request.readableEnded) return false;
  request.resume();
  // A client that disconnects gets no response.
  await finished(request, { writable: false }).catch(() => undefined);
  return true;
}
