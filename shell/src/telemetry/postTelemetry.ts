import type { Endpoint } from '@hashgrid/contracts/endpoints';
import { NETWORK_ERROR_CODE, sendRequest, type PlatformServices } from '@hashgrid/platform/host';

/** Posts a report without the session; returns whether the server answered. The request outlives the page. */
export async function postTelemetry<Payload>(
  { method, path }: Pick<Endpoint<Payload>, 'method' | 'path'>,
  body: Payload,
  { bootstrap, requestTimeoutMs }: PlatformServices,
): Promise<boolean> {
  const result = await sendRequest(
    { url: path, method, body },
    { apiKey: bootstrap.apiKey, timeoutMs: requestTimeoutMs, keepalive: true },
  );
  return result.ok || result.httpStatus !== NETWORK_ERROR_CODE;
}
