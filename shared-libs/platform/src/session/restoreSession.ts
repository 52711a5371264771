import { NETWORK_ERROR_CODE } from '../api/apiTypes';
import { primeCache } from '../api/primeCache';
import { toApiError } from '../api/toApiError';
import { endSession } from './endSession';
import { fetchProfile } from './fetchProfile';
import { clearSession } from './clearSession';
import { guestArrived, sessionStarted, twoFactorAwaited, type Destination } from './sessionSlice';
import type { SessionThunk } from './SessionThunk';

/** A reload aborts what is under way: the page that leaves must not end the session of the one that comes. */
const PAGE_GONE_MS = 150;
const pageGone = () => new Promise<void>((resolve) => setTimeout(resolve, PAGE_GONE_MS));

/** The profile did not come: ends the session, unless its tokens are not the ones any more that were tried [A2]. */
const handleRestoreFailure =
  (error: unknown, token: string): SessionThunk<void> =>
  async (dispatch, _getState, services) => {
    const { cookies, scope } = services;
    const signal = scope.signal();
    if (toApiError(error).statusCode === NETWORK_ERROR_CODE) await pageGone();
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
    channel.consumePending();
    const token = cookies.access();
    if (!token) {
      dispatch(cookies.twoFactor() ? twoFactorAwaited({}) : guestArrived());
      return;
    }
    const signal = scope.signal();
    primeCache(dispatch);
    const { data, error } = await fetchProfile(dispatch);
    if (signal.aborted) return;
    if (!data) await dispatch(handleRestoreFailure(error, token));
    // Somebody signed out while the profile was on its way, before this tab could hear of it.
    else if (!cookies.access()) await dispatch(clearSession());
    else dispatch(sessionStarted({ goTo }));
  };
