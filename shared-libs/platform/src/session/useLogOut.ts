import { useCallback } from 'react';
import { usePlatformDispatch } from '../store/platformHooks';
import { logOut } from './logOut';

/** Returns a function that logs out in all tabs and redirects to the login page. */
export function useLogOut(): () => Promise<void> {
  const dispatch = usePlatformDispatch();
  return useCallback(() => dispatch(logOut()), [dispatch]);
}
