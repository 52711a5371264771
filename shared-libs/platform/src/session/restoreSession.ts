import { NETWORK_ERROR_CODE } from '@hashgrid/contracts';
import { primeCache } from '../api/primeCache';
import { toApiError } from '../api/toApiError';
import { endSession } from './endSession';
import { fetchProfile } from './fetchProfile';
import { clearSession } from './clearSession';
import { noSessionFound, sessionStarted, twoFactorRequired } from './sessionSlice';
import type { SessionThunk } from './SessionThunk';

/** A reload aborts requests in flight. Waiting lets the page unload before such a failure can end the session. */
const UNLOAD_GRACE_MS = 150;
const waitForUnload = () => new Promise<void>((resolve) => setTimeout(resolve, UNLOAD_GRACE_MS));
/** A request that lasts longer than its timeout by this much was sent by a tab that the browser has suspended since. */
const SUSPENSION_MS = 5000;

interface Failure {
  error: unknown;
  token: string;
  /** Epoch ms. */
  startedAt: number;
  isRetry: boolean;
}

/**
 * Ends the session after a failed profile request. If the tab was suspended, retries the request once instead; if another tab
 * has stored different tokens since, restores their session.
 */
const handleRestoreFailure =
  ({ error, token, startedAt, isRetry }: Failure): SessionThunk<void> =>
  async (dispatch, _getState, services) => {
    const { cookies, requestTimeoutMs, scope } = services;
    const signal = scope.getSignal();
    const isNetworkError = toApiError(error).statusCode === NETWORK_ERROR_CODE;
    if (isNetworkError) await waitForUnload();
    if (signal.aborted) return;
    const wasSuspended = isNetworkError && Date.now() - startedAt > requestTimeoutMs + SUSPENSION_MS;
    if (wasSuspended && !isRetry) return dispatch(restoreSession(true));
    const current = cookies.getAccessToken();
    if (!current || current === token || cookies.isRefreshedHere()) endSession(services, dispatch, current);
    else await dispatch(restoreSession());
  };

/** Restores the session from the cookies. */
export const restoreSession =
  (isRetry = false): SessionThunk<void> =>
  async (dispatch, _getState, services) => {
    const { cookies, channel, scope } = services;
    channel.consumePending();
    const token = cookies.getAccessToken();
    if (!token) {
      dispatch(cookies.getTwoFactorToken() ? twoFactorRequired({}) : noSessionFound());
      return;
    }
    const signal = scope.getSignal();
    const startedAt = Date.now();
    primeCache(dispatch);
    const { data, error } = await fetchProfile(dispatch);
    if (signal.aborted) return;
    if (!data) await dispatch(handleRestoreFailure({ error, token, startedAt, isRetry }));
    // Another tab logged out during the request, and its event has not arrived yet.
    else if (!cookies.getAccessToken()) await dispatch(clearSession());
    else dispatch(sessionStarted({}));
  };
