import { SCREENS, type LoginTokens } from '@hashgrid/contracts';
import { endSession } from './endSession';
import { fetchProfile } from './fetchProfile';
import { clearSession } from './clearSession';
import {
  destinationChosen,
  sessionReplaced,
  sessionStarted,
  twoFactorRequired,
  type Redirect,
} from './sessionSlice';
import type { SessionThunk } from './SessionThunk';

/** Tokens of a login, and where to go. */
export interface LogInOptions {
  tokens: LoginTokens;
  /** Path to open if there is no return URL. */
  landing: string;
  /** Must have passed `cleanReturnUrl`. */
  returnUrl: string | null;
}

const COOKIES_BLOCKED = 'Your browser is blocking cookies. Allow cookies for this site to log in.';

/** Fetches the profile with the stored tokens, then redirects. */
const startSession =
  (accessToken: string, redirect?: Redirect): SessionThunk<void> =>
  async (dispatch, getState, services) => {
    const { cookies, channel, scope } = services;
    // Published before the profile request, because requests of other tabs already carry these tokens.
    channel.publish('loggedIn');
    if (getState().user.user) dispatch(sessionReplaced());
    const signal = scope.getSignal();
    const { data } = await fetchProfile(dispatch);
    if (signal.aborted) return;
    // `endSession` needs the token that failed: a refresh in this tab may have replaced the one of the login.
    if (!data)
      endSession(
        services,
        dispatch,
        cookies.isRefreshedHere() ? cookies.getAccessToken() : accessToken,
        null,
      );
    else if (!cookies.getAccessToken()) await dispatch(clearSession());
    else dispatch(sessionStarted({ redirect }));
  };

/** Stores the tokens, fetches the profile and redirects. */
export const logIn =
  ({ tokens, landing, returnUrl }: LogInOptions): SessionThunk<void> =>
  async (dispatch, _getState, { cookies, toasts }) => {
    if (!cookies.store(tokens)) {
      toasts.show('error', COOKIES_BLOCKED);
      return;
    }
    const { accessToken, gg2FAToken } = tokens;
    const toTwoFactor: Redirect = { to: SCREENS.authentication, returnUrl };
    if (accessToken) {
      if (!gg2FAToken) cookies.removeTwoFactor();
      dispatch(destinationChosen(returnUrl && returnUrl !== SCREENS.home ? returnUrl : landing));
      await dispatch(startSession(accessToken, gg2FAToken ? toTwoFactor : undefined));
    } else if (gg2FAToken) dispatch(twoFactorRequired({ redirect: toTwoFactor }));
  };
