import { usePreferences } from '@hashgrid/platform';

/** Returns whether the player, or by default the device, prefers reduced motion. */
export function useIsMotionReduced(): boolean {
  const { motion } = usePreferences().preferences;
  if (motion !== 'system') return motion === 'reduced';
  return 'matchMedia' in window && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
