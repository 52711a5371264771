/** Forms of one player that are in progress at a time; a page sends its images in parallel. */
const SLOTS_PER_PLAYER = 4;
/** Forms of all players in one process: each may hold 5 MB, and their images are converted one at a time. */
const SLOTS = 24;

/** Limits how many forms are in progress. */
export interface UploadSlots {
  /** Returns the function that frees the slot, or null when none is free. */
  acquire(accountId: string): (() => void) | null;
}

export function uploadSlots(): UploadSlots {
  const taken = new Map<string, number>();
  let total = 0;
  const change = (accountId: string, by: number): void => {
    const count = (taken.get(accountId) ?? 0) + by;
    total += by;
    if (count > 0) taken.set(accountId, count);
    else taken.delete(accountId);
  };
  return {
    acquire(accountId) {
      if (total >= SLOTS || (taken.get(accountId) ?? 0) >= SLOTS_PER_PLAYER) return null;
      change(accountId, 1);
      return () => change(accountId, -1);
    },
  };
}
