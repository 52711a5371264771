import { useRef, useState } from 'react';
import type { LeaderboardVisibility } from '@hashgrid/contracts';
import { useSessionSignal } from '@hashgrid/platform';
import { useSetVisibilityMutation } from './leaderboardsApi';

/**
 * Saves the player's choices one after the other, so that the last one wins. Skips those that were replaced while they waited.
 * Returns the choice that isn't saved yet, or null.
 */
export function useVisibilityChoice() {
  const [setVisibility] = useSetVisibilityMutation();
  const sessionSignal = useSessionSignal();
  const [unsaved, setUnsaved] = useState<LeaderboardVisibility | null>(null);
  const isSaving = useRef(false);
  const next = useRef<LeaderboardVisibility>(null);

  const saveAll = async () => {
    isSaving.current = true;
    while (next.current && !sessionSignal.aborted) {
      const choice = next.current;
      next.current = null;
      await setVisibility(choice);
    }
    isSaving.current = false;
    setUnsaved(null);
  };
  const choose = (choice: LeaderboardVisibility) => {
    setUnsaved(choice);
    next.current = choice;
    if (!isSaving.current) void saveAll();
  };
  return { unsaved, choose };
}
