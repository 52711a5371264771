import { ERROR_CODES, SCREENS, type LoginTokens } from '@hashgrid/contracts';
import { api } from '../api/api';
import { sendRequest } from '../api/sendRequest';
import type { PlatformDispatch } from '../store/createPlatformStore';
import type { PlatformServices } from '../store/platformServices';
import {
  guestArrived,
  sessionEnded,
  sessionStarted,
  twoFactorAwaited,
  type Destination,
} from './sessionSlice';

type SessionThunk<Result> = (
  dispatch: PlatformDispatch,
  getState: () => unknown,
  services: PlatformServices,
) => Promise<Result>;

const fetchProfile = (dispatch: PlatformDispatch) =>
  dispatch(api.endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }));

/** A reload aborts what is under way: the page that leaves must not end the session of the one that comes. */
const PAGE_GONE_MS = 150;
const pageGone = () => new Promise<void>((resolve) => setTimeout(resolve, PAGE_GONE_MS));

/** What the start of the app finds in the cookies decides who is here [A1, A2, A3]. */
export const restoreSession = (): SessionThunk<void> => async (dispatch, _getState, services) => {
  const { cookies } = services;
  if (!cookies.access()) {
    dispatch(cookies.twoFactor() ? twoFactorAwaited({}) : guestArrived());
    return;
  }
  const { data } = await fetchProfile(dispatch);
  if (data) dispatch(sessionStarted({}));
  else {
    await pageGone();
    cookies.removeAccessAndRefresh();
    dispatch(sessionEnded({ to: SCREENS.login }));
  }
};

export interface SignInOptions {
  tokens: LoginTokens;
  /** Where to go when there is no return URL. */
  landing: string;
  /** Cleaned already. */
  returnUrl: string | null;
}

const COOKIES_BLOCKED = 'Your browser blocks cookies. Allow cookies for this site to sign in.';

/** Stores the tokens that came, fetches the profile and leads on [A4, A5, A6]. */
export const signIn =
  ({ tokens, landing, returnUrl }: SignInOptions): SessionThunk<void> =>
  async (dispatch, _getState, services) => {
    const { cookies, toasts, channel } = services;
    if (!cookies.store(tokens)) {
      toasts.show('error', COOKIES_BLOCKED);
      return;
    }
    const toTwoFactor: Destination = { to: SCREENS.authentication, returnUrl };
    if (!tokens.accessToken) {
      if (tokens.gg2FAToken) dispatch(twoFactorAwaited({ goTo: toTwoFactor }));
      return;
    }
    if (!tokens.gg2FAToken) cookies.removeTwoFactor();
    const { data } = await fetchProfile(dispatch);
    if (!data) {
      cookies.removeAccessAndRefresh();
      dispatch(sessionEnded(null));
      return;
    }
    const destination = { to: returnUrl && returnUrl !== SCREENS.home ? returnUrl : landing };
    dispatch(sessionStarted({ goTo: tokens.gg2FAToken ? toTwoFactor : destination }));
    channel.tell('signedIn');
  };

/** Ends the session on the server; an access token that ran out is renewed for it. Failing changes nothing here. */
async function revokeSession(
  { boot, requestTimeoutMs }: PlatformServices,
  access?: string,
  refresh?: string,
) {
  const send = (token: string | undefined, url: string, method: 'POST' | 'DELETE') =>
    sendRequest(
      { url, method },
      { apiKey: boot.apiKey, token, timeoutMs: requestTimeoutMs, keepalive: true },
    );
  const endWith = (token?: string) => send(token, '/shared/auth/sessions/current', 'DELETE');
  const answer = await endWith(access);
  if (answer.ok || answer.error.statusCode !== ERROR_CODES.accessTokenExpired || !refresh) return;
  const renewed = await send(refresh, '/shared/auth/refresh', 'POST');
  const { accessToken } = ((renewed.ok && renewed.body.data) || {}) as LoginTokens;
  if (accessToken) await endWith(accessToken);
}

/** Forgets the player on this device: cookies, user, data cache, persisted state; then the login [A8]. */
const forgetPlayer =
  (): SessionThunk<void> =>
  async (dispatch, _getState, { cookies, modal, forgetPersisted }) => {
    cookies.removeAccessAndRefresh();
    cookies.removeTwoFactor();
    modal.dismiss();
    dispatch(sessionEnded({ to: SCREENS.login }));
    await forgetPersisted().catch(() => undefined);
  };

/** Signs out here, on the server and in the other tabs [A8]. Does not wait for the server. */
export const signOut = (): SessionThunk<void> => async (dispatch, _getState, services) => {
  const { cookies, channel } = services;
  const [access, refresh] = [cookies.access(), cookies.refresh()];
  if (access) void revokeSession(services, access, refresh);
  channel.tell('signedOut');
  await dispatch(forgetPlayer());
};

/** Follows what another tab did: leaves with it, comes in with it. */
export const followOtherTabs =
  () =>
  (dispatch: PlatformDispatch, _getState: () => unknown, { channel }: PlatformServices): (() => void) =>
    channel.listen((news) => void dispatch(news === 'signedOut' ? forgetPlayer() : restoreSession()));
