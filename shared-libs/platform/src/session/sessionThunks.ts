import { ERROR_CODES, SCREENS, type LoginTokens } from '@hashgrid/contracts';
import { api } from '../api/api';
import { NO_ANSWER_CODE } from '../api/apiTypes';
import { dataIn, sendRequest } from '../api/sendRequest';
import { toApiError } from '../api/toApiError';
import type { PlatformDispatch, PlatformState } from '../store/createPlatformStore';
import type { PlatformServices } from '../store/platformServices';
import { endSession } from './endSession';
import {
  guestArrived,
  sessionEnded,
  sessionReplaced,
  sessionStarted,
  twoFactorAwaited,
  type Destination,
} from './sessionSlice';

type SessionThunk<Result> = (
  dispatch: PlatformDispatch,
  getState: () => PlatformState,
  services: PlatformServices,
) => Promise<Result>;

const fetchProfile = (dispatch: PlatformDispatch) =>
  dispatch(api.endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }));

/** A reload aborts what is under way: the page that leaves must not end the session of the one that comes. */
const PAGE_GONE_MS = 150;
const pageGone = () => new Promise<void>((resolve) => setTimeout(resolve, PAGE_GONE_MS));

/** The profile did not come: ends the session, unless its tokens are not the ones any more that were tried [A2]. */
const giveUpRestoring =
  (error: unknown, token: string): SessionThunk<void> =>
  async (dispatch, _getState, services) => {
    const { cookies, scope } = services;
    const signal = scope.signal();
    if (toApiError(error).statusCode === NO_ANSWER_CODE) await pageGone();
    if (signal.aborted) return;
    const now = cookies.access();
    if (!now || now === token || cookies.isRenewedHere()) endSession(services, dispatch, now);
    // Another tab has stored other tokens meanwhile.
    else await dispatch(restoreSession());
  };

/** What the cookies hold decides who is here [A1, A2, A3]. `goTo` is where somebody who is signed in is led. */
export const restoreSession =
  (goTo?: Destination): SessionThunk<void> =>
  async (dispatch, _getState, services) => {
    const { cookies, channel, scope } = services;
    channel.catchUp();
    const token = cookies.access();
    if (!token) {
      dispatch(cookies.twoFactor() ? twoFactorAwaited({}) : guestArrived());
      return;
    }
    const signal = scope.signal();
    const { data, error } = await fetchProfile(dispatch);
    if (signal.aborted) return;
    if (!data) await dispatch(giveUpRestoring(error, token));
    // Somebody signed out while the profile was on its way, before this tab could hear of it.
    else if (!cookies.access()) await dispatch(forgetPlayer());
    else dispatch(sessionStarted({ goTo }));
  };

/** Gives up the session of this tab for the one that the cookies hold now. */
export const replaceSession =
  (goTo?: Destination): SessionThunk<void> =>
  async (dispatch, _getState, { modal }) => {
    modal.dismiss();
    dispatch(sessionReplaced());
    await dispatch(restoreSession(goTo));
  };

export interface SignInOptions {
  tokens: LoginTokens;
  /** Where to go when there is no return URL. */
  landing: string;
  /** Cleaned already. */
  returnUrl: string | null;
}

const COOKIES_BLOCKED = 'Your browser blocks cookies. Allow cookies for this site to sign in.';

/** Fetches the profile for tokens that have just been stored, and leads there [A4]. */
const startSession =
  (accessToken: string, goTo: Destination): SessionThunk<void> =>
  async (dispatch, getState, services) => {
    const { cookies, channel, scope } = services;
    // At once: from here on requests of other tabs would carry these tokens.
    channel.tell('signedIn');
    if (getState().user.user) dispatch(sessionReplaced());
    const signal = scope.signal();
    const { data } = await fetchProfile(dispatch);
    if (signal.aborted) return;
    if (!data) endSession(services, dispatch, cookies.isRenewedHere() ? cookies.access() : accessToken, null);
    else if (!cookies.access()) await dispatch(forgetPlayer());
    else dispatch(sessionStarted({ goTo }));
  };

/** Stores the tokens that came, fetches the profile and leads on [A4, A5, A6]. */
export const signIn =
  ({ tokens, landing, returnUrl }: SignInOptions): SessionThunk<void> =>
  async (dispatch, _getState, { cookies, toasts }) => {
    if (!cookies.store(tokens)) {
      toasts.show('error', COOKIES_BLOCKED);
      return;
    }
    const { accessToken, gg2FAToken } = tokens;
    const toTwoFactor: Destination = { to: SCREENS.authentication, returnUrl };
    if (accessToken) {
      if (!gg2FAToken) cookies.removeTwoFactor();
      const destination = { to: returnUrl && returnUrl !== SCREENS.home ? returnUrl : landing };
      await dispatch(startSession(accessToken, gg2FAToken ? toTwoFactor : destination));
    } else if (gg2FAToken) dispatch(twoFactorAwaited({ goTo: toTwoFactor }));
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
  const { accessToken } = dataIn(renewed) as LoginTokens;
  if (accessToken) await endWith(accessToken);
}

/** Forgets the player in this tab: user, data cache, persisted state; then the login [A8]. */
const forgetPlayer =
  (): SessionThunk<void> =>
  async (dispatch, _getState, { modal, forgetPersisted }) => {
    modal.dismiss();
    dispatch(sessionEnded({ to: SCREENS.login }));
    await forgetPersisted().catch(() => undefined);
  };

/** Signs out here, on the server and in the other tabs [A8]. Does not wait for the server. */
export const signOut = (): SessionThunk<void> => async (dispatch, _getState, services) => {
  const { cookies, channel } = services;
  const [access, refresh] = [cookies.access(), cookies.refresh()];
  if (access) void revokeSession(services, access, refresh);
  cookies.removeAccessAndRefresh();
  cookies.removeTwoFactor();
  channel.tell('signedOut');
  await dispatch(forgetPlayer());
};

/**
 * Follows what other tabs did: comes in, leaves, or changes the player with them. In whatever order their news arrive, the
 * cookies say who is here now; they belong to whoever wrote them and stay as they are.
 */
export const followSession = (): SessionThunk<void> => async (dispatch, getState, services) => {
  const { channel, cookies } = services;
  const news = channel.catchUp();
  const { status } = getState().session;
  const isLost = status === 'signedIn' && !cookies.access();
  if (!news && !isLost) return;
  // A refresh of this tab that landed after the player had signed out elsewhere.
  if (news === 'signedOut' && cookies.isRenewedHere()) cookies.removeAccessAndRefresh();
  if (cookies.access()) {
    const goTo = status === 'twoFactor' ? { to: SCREENS.dashboard } : undefined;
    await dispatch(replaceSession(goTo));
    return;
  }
  const awaitsCode = status === 'twoFactor' && cookies.twoFactor() !== undefined;
  if (status !== 'guest' && !awaitsCode) await dispatch(forgetPlayer());
};

/** Follows other tabs when they tell something, and when this one comes back to the front. */
export const followOtherTabs =
  () =>
  (dispatch: PlatformDispatch, _getState: () => unknown, { channel }: PlatformServices): (() => void) => {
    const follow = () => void dispatch(followSession());
    const onShow = () => {
      if (document.visibilityState !== 'hidden') follow();
    };
    const stop = channel.listen(follow);
    document.addEventListener('visibilitychange', onShow);
    window.addEventListener('pageshow', onShow);
    // What was told before anybody listened.
    follow();
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onShow);
      window.removeEventListener('pageshow', onShow);
    };
  };
