import { ERROR_CODES, type LoginTokens } from '@hashgrid/contracts';
import { dataIn, sendRequest } from '../api/sendRequest';
import type { PlatformServices } from '../store/platformServices';
import { clearSession } from './clearSession';
import type { SessionThunk } from './SessionThunk';

/** Ends the session on the server; an access token that ran out is renewed for it. Failing changes nothing here. */
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
  const endWith = (token?: string) => send(token, '/shared/auth/sessions/current', 'DELETE');
  const answer = await endWith(access);
  if (answer.ok || answer.error.statusCode !== ERROR_CODES.accessTokenExpired || !refresh) return;
  const renewed = await send(refresh, '/shared/auth/refresh', 'POST');
  const { accessToken } = dataIn(renewed) as LoginTokens;
  if (accessToken) await endWith(accessToken);
}

/** Signs out here, on the server and in the other tabs [A8]. Does not wait for the server. */
export const signOut = (): SessionThunk<void> => async (dispatch, _getState, services) => {
  const { cookies, channel } = services;
  const [access, refresh] = [cookies.access(), cookies.refresh()];
  if (access) void revokeSession(services, access, refresh);
  cookies.removeAccessAndRefresh();
  cookies.removeTwoFactor();
  channel.tell('signedOut');
  await dispatch(clearSession());
};
