import { useEffect, useRef } from 'react';
import { useApiOutage } from '@hashgrid/platform';

/** Calls back when the connection is back: the browser is online again, or the API responds after an outage. */
export function useReconnection(onReconnect: () => void): void {
  const latest = useRef(onReconnect);
  useEffect(() => {
    latest.current = onReconnect;
  });
  useEffect(() => {
    const handleOnline = () => latest.current();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);
  const isOutage = useApiOutage() === 'confirmed';
  const wasOutage = useRef(isOutage);
  useEffect(() => {
    if (wasOutage.current && !isOutage) latest.current();
    wasOutage.current = isOutage;
  }, [isOutage]);
}
