import { ERROR_CODES, type LoginTokens } from '@hashgrid/contracts';
import { readData, sendRequest } from '../api/sendRequest';
import type { PlatformServices } from '../store/platformServices';
import { clearSession } from './clearSession';
import type { SessionThunk } from './SessionThunk';

/** Ends the session on the server, refreshing an expired access token first. Failures are ignored. */
async function revokeSession(
  { bootstrap, requestTimeoutMs }: PlatformServices,
  access?: string,
  refresh?: string,
) {
  const send = (token: string | undefined, url: string, method: 'POST' | 'DELETE') =>
    sendRequest(
      { url, method },
      { apiKey: bootstrap.apiKey, token, timeoutMs: requestTimeoutMs, keepalive: true },
    );
  const revoke = (token?: string) => send(token, '/shared/auth/sessions/current', 'DELETE');
  const answer = await revoke(access);
  if (answer.ok || answer.error.statusCode !== ERROR_CODES.accessTokenExpired || !refresh) return;
  const renewed = await send(refresh, '/shared/auth/refresh', 'POST');
  const { accessToken } = readData(renewed) as LoginTokens;
  if (accessToken) await revoke(accessToken);
}

/** Logs out in this tab, on the server and in the other tabs [A8]. Does not wait for the server. */
export const logOut = (): SessionThunk<void> => async (dispatch, _getState, services) => {
  const { cookies, channel } = services;
  const [access, refresh] = [cookies.access(), cookies.refresh()];
  if (access) void revokeSession(services, access, refresh);
  cookies.removeAccessAndRefresh();
  cookies.removeTwoFactor();
  channel.publish('signedOut');
  await dispatch(clearSession());
};
