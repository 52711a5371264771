import type { PlatformDispatch } from '../store/PlatformState';
import type { PlatformServices } from '../store/platformServices';
import { clearSession } from './clearSession';
import { restoreSession } from './restoreSession';
import { decideSync, type SessionEvent } from './sessionMachine';
import { sessionReplaced } from './sessionSlice';
import type { SessionThunk } from './SessionThunk';

/** Cookies written by another tab may become visible later than its event. */
const COOKIE_SYNC_TIMEOUT_MS = 500;
const POLL_MS = 20;

/**
 * Waits until the cookies reflect an event, at most `COOKIE_SYNC_TIMEOUT_MS`. Returns whether it had to wait.
 * @param lastToken The access token that this tab sent last.
 */
async function waitForCookies(
  { cookies }: PlatformServices,
  event: SessionEvent,
  lastToken: string | undefined,
): Promise<boolean> {
  const deadline = performance.now() + COOKIE_SYNC_TIMEOUT_MS;
  const isStale = () => {
    const token = cookies.getAccessToken();
    return token === undefined ? event === 'loggedIn' : token === lastToken;
  };
  if (!isStale()) return false;
  while (isStale() && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  return true;
}

/** Replaces the session of this tab with the one in the cookies after an event of another tab. */
export const replaceSession =
  (event: SessionEvent): SessionThunk<void> =>
  async (dispatch, _getState, services) => {
    const { cookies, modal, scope } = services;
    const lastToken = scope.getLastToken();
    modal.dismiss();
    dispatch(sessionReplaced());
    const signal = scope.getSignal();
    const hasWaited = await waitForCookies(services, event, lastToken);
    if (signal.aborted) return;
    // Requests sent while waiting carried the old tokens.
    if (hasWaited) dispatch(sessionReplaced());
    if (cookies.getAccessToken() || cookies.getTwoFactorToken()) await dispatch(restoreSession());
    else await dispatch(clearSession(event));
  };

/**
 * Applies a login, logout or change of player in another tab. The cookies are authoritative, because events may arrive in any
 * order; cookies that another tab wrote are not changed.
 */
export const syncSession =
  (): SessionThunk<void> =>
  async (dispatch, getState, { channel, cookies }) => {
    const event = channel.consumePending();
    const { status } = getState().session;
    // A refresh in this tab stored its tokens after the session had ended in another tab.
    if (event && event !== 'loggedIn' && cookies.isRefreshedHere()) cookies.removeAccessAndRefresh();
    const step = decideSync({
      status,
      event,
      hasAccessToken: cookies.getAccessToken() !== undefined,
      hasTwoFactorToken: cookies.getTwoFactorToken() !== undefined,
    });
    if (event && step === 'replace') await dispatch(replaceSession(event));
    else if (step === 'clear') await dispatch(clearSession(event));
  };

/** Syncs with the other tabs on their events and when this tab becomes visible; returns a function that stops it. */
export const syncWithOtherTabs =
  () =>
  (dispatch: PlatformDispatch, _getState: () => unknown, { channel }: PlatformServices): (() => void) => {
    const sync = () => void dispatch(syncSession());
    const handleShow = () => {
      if (document.visibilityState !== 'hidden') sync();
    };
    const stop = channel.subscribe(sync);
    document.addEventListener('visibilitychange', handleShow);
    window.addEventListener('pageshow', handleShow);
    // Handles events published before the subscription.
    sync();
    return () => {
      stop();
      document.removeEventListener('visibilitychange', handleShow);
      window.removeEventListener('pageshow', handleShow);
    };
  };
