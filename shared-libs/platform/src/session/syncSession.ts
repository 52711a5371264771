import { SCREENS } from '@hashgrid/contracts';
import type { PlatformDispatch } from '../store/PlatformState';
import type { PlatformServices } from '../store/platformServices';
import { clearSession } from './clearSession';
import { restoreSession } from './restoreSession';
import { decideSync, type SessionEvent } from './sessionMachine';
import { sessionReplaced, type Redirect } from './sessionSlice';
import type { SessionThunk } from './SessionThunk';

/** Cookies written by another tab may become visible later than its event. */
const COOKIE_SYNC_TIMEOUT_MS = 500;
const POLL_MS = 20;

/** Waits until the cookies reflect an event; returns whether it had to wait. `used` is the token that this tab used last. */
async function waitForCookies(
  { cookies }: PlatformServices,
  event: SessionEvent,
  used: string | undefined,
): Promise<boolean> {
  const until = Date.now() + COOKIE_SYNC_TIMEOUT_MS;
  const isStale = () => {
    const token = cookies.getAccessToken();
    return token === undefined ? event === 'signedIn' : token === used;
  };
  if (!isStale()) return false;
  while (isStale() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  return true;
}

/** Replaces the session of this tab by the one in the cookies after an event of another tab. */
export const replaceSession =
  (event: SessionEvent, redirect?: Redirect): SessionThunk<void> =>
  async (dispatch, _getState, services) => {
    const { cookies, modal, scope } = services;
    const used = scope.getLastToken();
    modal.dismiss();
    dispatch(sessionReplaced());
    const signal = scope.getSignal();
    const hasWaited = await waitForCookies(services, event, used);
    if (signal.aborted) return;
    // Requests sent while waiting carried the old tokens.
    if (hasWaited) dispatch(sessionReplaced());
    if (cookies.getAccessToken() || cookies.getTwoFactorToken()) await dispatch(restoreSession(redirect));
    else await dispatch(clearSession());
  };

/**
 * Applies a login, logout or change of player in another tab. The cookies are authoritative, because events may arrive in any
 * order; they belong to the tab that wrote them and are not changed.
 */
export const syncSession =
  (): SessionThunk<void> =>
  async (dispatch, getState, { channel, cookies }) => {
    const event = channel.consumePending();
    const { status } = getState().session;
    // A refresh of this tab stored its tokens after the logout in another tab.
    if (event === 'signedOut' && cookies.isRefreshedHere()) cookies.removeAccessAndRefresh();
    const step = decideSync({
      status,
      event,
      hasAccessToken: cookies.getAccessToken() !== undefined,
      hasTwoFactorToken: cookies.getTwoFactorToken() !== undefined,
    });
    if (event && step === 'replace') {
      const redirect = status === 'twoFactor' ? { to: SCREENS.dashboard } : undefined;
      await dispatch(replaceSession(event, redirect));
    } else if (step === 'clear') await dispatch(clearSession());
  };

/** Syncs with the other tabs on their events and when this tab becomes visible; returns a function that stops it. */
export const syncWithOtherTabs =
  () =>
  (dispatch: PlatformDispatch, _getState: () => unknown, { channel }: PlatformServices): (() => void) => {
    const sync = () => void dispatch(syncSession());
    const onShow = () => {
      if (document.visibilityState !== 'hidden') sync();
    };
    const stop = channel.subscribe(sync);
    document.addEventListener('visibilitychange', onShow);
    window.addEventListener('pageshow', onShow);
    // Handles events published before the subscription.
    sync();
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onShow);
      window.removeEventListener('pageshow', onShow);
    };
  };
