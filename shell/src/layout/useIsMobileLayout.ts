import { useSyncExternalStore } from 'react';
import { MOBILE_LAYOUT_MAX_PX } from '@hashgrid/contracts';

const QUERY = `(max-width: ${MOBILE_LAYOUT_MAX_PX}px)`;

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns whether the window gets the mobile layout. */
export const useIsMobileLayout = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
