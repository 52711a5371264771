import { SCREENS } from '@hashgrid/contracts';
import type { PlatformDispatch } from '../store/createPlatformStore';
import type { PlatformServices } from '../store/platformServices';
import { clearSession } from './clearSession';
import { restoreSession } from './restoreSession';
import type { SessionEvent } from './sessionChannel';
import { sessionReplaced, type Destination, type SessionStatus } from './sessionSlice';
import type { SessionThunk } from './SessionThunk';
import type { TokenCookies } from './tokenCookies';

/** What another tab has written to the cookies is seen here a moment later than its news. */
const COOKIES_SEEN_MS = 500;
const LOOK_AGAIN_MS = 20;

/** Waits until the cookies show what was told; whether it had to. `used` is the token that this tab has used so far. */
async function waitForCookies(
  { cookies }: PlatformServices,
  news: SessionEvent,
  used: string | undefined,
): Promise<boolean> {
  const until = Date.now() + COOKIES_SEEN_MS;
  const isOld = () => {
    const token = cookies.access();
    return token === undefined ? news === 'signedIn' : token === used;
  };
  if (!isOld()) return false;
  while (isOld() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  return true;
}

/** Gives up the session of this tab for whatever the cookies hold after another tab's news. */
export const replaceSession =
  (news: SessionEvent, goTo?: Destination): SessionThunk<void> =>
  async (dispatch, _getState, services) => {
    const { cookies, modal, scope } = services;
    const used = scope.token();
    modal.dismiss();
    dispatch(sessionReplaced());
    const signal = scope.signal();
    const hasWaited = await waitForCookies(services, news, used);
    if (signal.aborted) return;
    // What was asked for meanwhile was asked for with the old ones.
    if (hasWaited) dispatch(sessionReplaced());
    if (cookies.access() || cookies.twoFactor()) await dispatch(restoreSession(goTo));
    else await dispatch(clearSession());
  };

/** Nobody is here who could leave; somebody who waits for a code may go on waiting. */
const isOut = (status: SessionStatus, cookies: TokenCookies) =>
  status === 'guest' || (status === 'twoFactor' && cookies.twoFactor() !== undefined);

/**
 * Follows what other tabs did: comes in, leaves, or changes the player with them. In whatever order their news arrive, the
 * cookies say who is here now; they belong to whoever wrote them and stay as they are.
 */
export const syncSession =
  (): SessionThunk<void> =>
  async (dispatch, getState, { channel, cookies }) => {
    const news = channel.consumePending();
    const { status } = getState().session;
    const isLost = status === 'signedIn' && !cookies.access();
    if (!news && !isLost) return;
    // A refresh of this tab that landed after the player had signed out elsewhere.
    if (news === 'signedOut' && cookies.isRenewedHere()) cookies.removeAccessAndRefresh();
    if (news && (news === 'signedIn' || cookies.access())) {
      const goTo = status === 'twoFactor' ? { to: SCREENS.dashboard } : undefined;
      await dispatch(replaceSession(news, goTo));
    } else if (!isOut(status, cookies)) await dispatch(clearSession());
  };

/** Follows other tabs when they tell something, and when this one comes back to the front. */
export const followOtherTabs =
  () =>
  (dispatch: PlatformDispatch, _getState: () => unknown, { channel }: PlatformServices): (() => void) => {
    const follow = () => void dispatch(syncSession());
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
