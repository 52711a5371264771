/** Maximum number of uploads in progress per player; a page may upload several images at once. */
const MAX_SLOTS_PER_PLAYER = 4;
/** Maximum number of uploads in progress in one process: each may hold 5 MB, and images are converted one at a time. */
const MAX_SLOTS = 24;

/** Limits the number of concurrent uploads. */
export interface UploadSlots {
  /** Takes a slot and returns the function that frees it, or null when none is free. */
  acquire(accountId: string): (() => void) | null;
}

export function createUploadSlots(): UploadSlots {
  const slotsByPlayer = new Map<string, number>();
  let total = 0;
  const adjust = (accountId: string, by: number): void => {
    const count = (slotsByPlayer.get(accountId) ?? 0) + by;
    total += by;
    if (count > 0) slotsByPlayer.set(accountId, count);
    else slotsByPlayer.delete(accountId);
  };
  return {
    acquire(accountId) {
      if (total >= MAX_SLOTS || (slotsByPlayer.get(accountId) ?? 0) >= MAX_SLOTS_PER_PLAYER) return null;
      adjust(accountId, 1);
      return () => adjust(accountId, -1);
    },
  };
}
