import { usePreferences } from '@hashgrid/platform';

/** Whether the player, or by default the device, asks for less motion. */
export function useIsMotionReduced(): boolean {
  const { motion } = usePreferences().preferences;
  if (motion !== 'system') return motion === 'reduced';
  return 'matchMedia' in window && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
