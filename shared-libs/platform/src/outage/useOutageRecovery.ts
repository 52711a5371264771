import { useEffect } from 'react';
import { api } from '../api/api';
import { usePlatform } from '../store/PlatformContext';
import { usePlatformDispatch } from '../store/platformHooks';

/** Refetches the data on screen when the API responds again. */
export function useOutageRecovery(): void {
  const { outage } = usePlatform();
  const dispatch = usePlatformDispatch();
  useEffect(() => {
    // Acts as if the network were back: RTK Query then refetches the queries on screen (`refetchOnReconnect`).
    const stop = outage.onRecovery(() => void dispatch(api.internalActions.onOnline()));
    window.addEventListener('online', outage.retry);
    return () => {
      stop();
      window.removeEventListener('online', outage.retry);
    };
  }, [outage, dispatch]);
}
