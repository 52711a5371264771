import { SCREENS } from '@hashgrid/contracts';
import type { Dispatch } from '@reduxjs/toolkit';
import type { PlatformServices } from '../store/platformServices';
import { sessionMismatch, sessionEnded } from './sessionSlice';

/**
 * Ends the session whose access token the server did not take: removes what it left on this device, tells the other tabs
 * and leads to the login [A2, X2]. Tokens that another tab has stored meanwhile stay.
 */
export function endSession(
  { cookies, channel }: PlatformServices,
  dispatch: Dispatch,
  failedToken: string | undefined,
  to: string | null = SCREENS.login,
): void {
  if (cookies.access() !== failedToken) {
    dispatch(sessionMismatch());
    return;
  }
  cookies.removeAccessAndRefresh();
  channel.tell('signedOut');
  dispatch(sessionEnded(to === null ? null : { to }));
}
