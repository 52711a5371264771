import { SCREENS, type ApiErrorBody } from '@hashgrid/contracts';
import type { Dispatch } from '@reduxjs/toolkit';
import type { PlatformServices } from '../store/platformServices';
import { sessionMismatch, sessionEnded, type Redirect } from './sessionSlice';

/**
 * Ends the session whose access token the server rejected, or whose profile couldn't be loaded: removes its cookies, notifies the
 * other tabs and redirects. If the cookies contain another token by now, loads the session of that token instead.
 * @param failedToken Access token of the failed request; undefined if it had none.
 * @param redirect Redirect to follow; null stays on the page.
 * @param error Why the session has ended. Only the first tab that learns of it shows the message.
 */
export function endSession(
  { cookies, channel, toasts }: PlatformServices,
  dispatch: Dispatch,
  failedToken: string | undefined,
  redirect: Redirect | null = { to: SCREENS.login },
  error?: ApiErrorBody,
): void {
  if (cookies.getAccessToken() !== failedToken) {
    dispatch(sessionMismatch());
    return;
  }
  if (error) toasts.show('error', error.message);
  cookies.removeAccessAndRefresh();
  channel.publish('loggedOut');
  dispatch(sessionEnded(redirect));
}
