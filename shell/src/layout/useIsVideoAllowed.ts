import { useSyncExternalStore } from 'react';
import { usePreferences } from '@hashgrid/platform';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function isNetworkSuitable(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '');
}

function watchMotion(listener: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns whether device, network and motion preference allow the background video and its control. */
export function useIsVideoAllowed(isMobile: boolean): boolean {
  const { motion } = usePreferences().preferences;
  const isReducedBySystem = useSyncExternalStore(
    watchMotion,
    () => window.matchMedia(REDUCED_MOTION).matches,
  );
  const isReduced = motion === 'reduced' || (motion === 'system' && isReducedBySystem);
  return !isMobile && !isReduced && isNetworkSuitable();
}
