import { useCallback } from 'react';
import { usePlatformDispatch } from '../store/platformHooks';
import { signOut } from './signOut';

/** Signs out everywhere and leads to the login [A8]. */
export function useSignOut(): () => Promise<void> {
  const dispatch = usePlatformDispatch();
  return useCallback(() => dispatch(signOut()), [dispatch]);
}
