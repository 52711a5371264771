import { SCREENS, type ApiErrorBody } from '@hashgrid/contracts';
import type { Dispatch } from '@reduxjs/toolkit';
import type { PlatformServices } from '../store/platformServices';
import { sessionMismatch, sessionEnded, type Redirect } from './sessionSlice';

export const SESSION_ENDED: ApiErrorBody = {
  statusCode: 401,
  message: 'Your session has ended. Please log in again.',
};

/** Shows an error; in a hidden tab, where it would disappear unseen, once the tab is visible, unless there is another session by then. */
export function showOnceVisible({ toasts, scope }: PlatformServices, { message }: ApiErrorBody): void {
  const show = () => toasts.show('error', message);
  if (document.visibilityState !== 'hidden') show();
  else document.addEventListener('visibilitychange', show, { once: true, signal: scope.getSignal() });
}

/**
 * Ends the session whose access token the server rejected, or whose profile couldn't be loaded: removes its cookies, notifies the
 * other tabs and redirects. If the cookies contain another token by now, loads the session of that token instead.
 * @param failedToken Access token of the failed request; undefined if it had none.
 * @param redirect Redirect to follow, by default to the login page, which leads back to this one; null stays on the page.
 * @param error Why the session has ended, if nothing else says so. The other tabs show `SESSION_ENDED`.
 */
export function endSession(
  services: PlatformServices,
  dispatch: Dispatch,
  failedToken: string | undefined,
  redirect: Redirect | null = { to: SCREENS.login, shouldReturn: true },
  error?: ApiErrorBody,
): void {
  const { cookies, channel } = services;
  if (cookies.getAccessToken() !== failedToken) {
    dispatch(sessionMismatch());
    return;
  }
  cookies.removeAccessAndRefresh();
  // Without a token, another tab has already ended the session and published how, perhaps as a logout.
  if (failedToken !== undefined) channel.publish('ended');
  dispatch(sessionEnded(redirect));
  if (error) showOnceVisible(services, error);
}
