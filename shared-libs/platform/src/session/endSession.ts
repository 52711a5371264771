import { SCREENS } from '@hashgrid/contracts';
import type { Dispatch } from '@reduxjs/toolkit';
import type { PlatformServices } from '../store/platformServices';
import { sessionMismatch, sessionEnded } from './sessionSlice';

/**
 * Ends the session whose access token the server rejected, or whose profile couldn't be loaded: removes its cookies, notifies the
 * other tabs and redirects. If the cookies contain another token by now, loads the session of that token instead.
 * @param failedToken Access token of the failed request; undefined if it had none.
 * @param to Path to redirect to; null stays on the page.
 */
export function endSession(
  { cookies, channel }: PlatformServices,
  dispatch: Dispatch,
  failedToken: string | undefined,
  to: string | null = SCREENS.login,
): void {
  if (cookies.getAccessToken() !== failedToken) {
    dispatch(sessionMismatch());
    return;
  }
  cookies.removeAccessAndRefresh();
  channel.publish('loggedOut');
  dispatch(sessionEnded(to === null ? null : { to }));
}
