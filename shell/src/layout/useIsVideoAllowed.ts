import { useSyncExternalStore } from 'react';
import { usePreferences } from '@hashgrid/platform';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function isNetworkFit(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '');
}

function watchMotion(listener: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether device, network and player's motion setting allow a moving background; the play control is shown then. */
export function useIsVideoAllowed(isMobile: boolean): boolean {
  const { motion } = usePreferences().preferences;
  const systemReduces = useSyncExternalStore(watchMotion, () => window.matchMedia(REDUCED_MOTION).matches);
  const isReduced = motion === 'reduced' || (motion === 'system' && systemReduces);
  return !isMobile && !isReduced && isNetworkFit();
}
