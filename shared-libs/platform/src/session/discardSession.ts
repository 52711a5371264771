import { ERROR_CODES } from '@hashgrid/contracts';
import { endCurrentSession } from '@hashgrid/contracts/endpoints';
import type { ApiRequest } from '../api/apiTypes';
import { sendRequest } from '../api/sendRequest';
import type { PlatformServices } from '../store/platformServices';
import { decideRefresh } from './sessionMachine';

/** Ends the session on the server, refreshing an expired access token first. Failures are ignored. */
async function revokeSession(
  { bootstrap, buildRefreshRequest, requestTimeoutMs }: PlatformServices,
  access?: string,
  refresh?: string,
) {
  const send = (request: ApiRequest, token: string | undefined) =>
    sendRequest(request, {
      apiKey: bootstrap.apiKey,
      token,
      timeoutMs: requestTimeoutMs,
      keepalive: true,
    });
  const { path: url, method } = endCurrentSession;
  const revoke = (token?: string) => send({ url, method, contract: endCurrentSession }, token);
  const result = await revoke(access);
  if (result.ok || result.error.statusCode !== ERROR_CODES.accessTokenExpired || !refresh) return;
  const refreshResult = await send(buildRefreshRequest(refresh), refresh);
  const { outcome } = decideRefresh(refreshResult, true);
  if (outcome.kind === 'refreshed') await revoke(outcome.accessToken);
}

/** Removes the session's cookies, and ends it on the server and in the other tabs. Does not wait for the server. */
export function discardSession(services: PlatformServices): void {
  const { cookies, channel } = services;
  const [access, refresh] = [cookies.getAccessToken(), cookies.getRefreshToken()];
  if (access) void revokeSession(services, access, refresh);
  cookies.removeAccessAndRefresh();
  cookies.removeTwoFactor();
  channel.publish('loggedOut');
}
