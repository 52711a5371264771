import { SCREENS } from '@hashgrid/contracts';
import type { Dispatch } from '@reduxjs/toolkit';
import type { PlatformServices } from '../store/platformServices';
import { sessionMismatch, sessionEnded } from './sessionSlice';

/**
 * Ends the session whose access token the server rejected: removes its cookies, notifies the other tabs and redirects to the
 * login. Does nothing to tokens that another tab has stored since.
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
  channel.publish('signedOut');
  dispatch(sessionEnded(to === null ? null : { to }));
}
