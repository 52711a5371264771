import { SCREENS, type LoginTokens } from '@hashgrid/contracts';
import { endSession } from './endSession';
import { fetchProfile } from './fetchProfile';
import { clearSession } from './clearSession';
import { sessionReplaced, sessionStarted, twoFactorAwaited, type Destination } from './sessionSlice';
import type { SessionThunk } from './SessionThunk';

export interface SignInOptions {
  tokens: LoginTokens;
  /** Where to go when there is no return URL. */
  landing: string;
  /** Cleaned already. */
  returnUrl: string | null;
}

const COOKIES_BLOCKED = 'Your browser is blocking cookies. Allow cookies for this site to log in.';

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
    else if (!cookies.access()) await dispatch(clearSession());
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
