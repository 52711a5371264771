import { useCallback } from 'react';
import { SCREENS, type LoginTokens } from '@hashgrid/contracts';
import { usePlatformDispatch } from '../store/platformHooks';
import { cleanReturnUrl } from './cleanReturnUrl';
import { signIn } from './signIn';
import { useReturnUrl } from './useReturnUrl';

/**
 * Signs in with the tokens of a login answer: stores them, fetches the profile, goes to the return URL of this page
 * (or the one given) or to `landing`, by default the dashboard [A4, A5, A6].
 */
export function useSignIn() {
  const dispatch = usePlatformDispatch();
  const returnUrlHere = useReturnUrl();
  return useCallback(
    (tokens: LoginTokens, options: { landing?: string; returnUrl?: string | null } = {}): Promise<void> => {
      const { landing = SCREENS.dashboard, returnUrl = returnUrlHere } = options;
      return dispatch(signIn({ tokens, landing, returnUrl: cleanReturnUrl(returnUrl) }));
    },
    [dispatch, returnUrlHere],
  );
}
