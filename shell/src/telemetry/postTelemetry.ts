import { NETWORK_ERROR_CODE } from '@hashgrid/contracts';
import type { Endpoint } from '@hashgrid/contracts/endpoints';
import { sendRequest, type PlatformServices } from '@hashgrid/platform/host';

const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/**
 * Posts a report without the session. The request outlives the page.
 * @returns Whether the server accepted or permanently rejected it; otherwise it must be sent again.
 */
export async function postTelemetry<Payload>(
  { method, path }: Pick<Endpoint<Payload>, 'method' | 'path'>,
  body: Payload,
  { bootstrap, requestTimeoutMs }: PlatformServices,
): Promise<boolean> {
  const result = await sendRequest(
    { url: path, method, body },
    { apiKey: bootstrap.apiKey, timeoutMs: requestTimeoutMs, keepalive: true },
  );
  if (result.ok) return true;
  const { httpStatus } = result;
  return httpStatus !== NETWORK_ERROR_CODE && httpStatus !== TOO_MANY_REQUESTS && httpStatus < SERVER_ERROR;
}
