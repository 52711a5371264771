import { useCallback } from 'react';
import { SCREENS, type LoginTokens } from '@hashgrid/contracts';
import { usePlatformDispatch } from '../store/platformHooks';
import { cleanReturnUrl } from './cleanReturnUrl';
import { logIn } from './logIn';
import { useReturnUrl } from './useReturnUrl';

/**
 * Returns a function that logs in with the tokens of a login response: stores them, fetches the profile and redirects to the
 * return URL (by default that of this page), otherwise to `landing` (by default the dashboard).
 */
export function useLogIn() {
  const dispatch = usePlatformDispatch();
  const pageReturnUrl = useReturnUrl();
  return useCallback(
    (tokens: LoginTokens, options: { landing?: string; returnUrl?: string | null } = {}): Promise<void> => {
      const { landing = SCREENS.dashboard, returnUrl = pageReturnUrl } = options;
      return dispatch(logIn({ tokens, landing, returnUrl: cleanReturnUrl(returnUrl) }));
    },
    [dispatch, pageReturnUrl],
  );
}
