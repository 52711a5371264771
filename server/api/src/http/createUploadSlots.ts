/** Maximum number of uploads in progress per player; a page may upload several images at once. */
const MAX_SLOTS_PER_PLAYER = 4;
/** Maximum number of uploads in progress in one process: each may hold 5 MB, and images are converted one at a time. */
const MAX_SLOTS = 24;
/** Age below which an upload is never canceled, so that its rate is known and a short one can finish. */
const GRACE_MS = 5_000;
/** Rate below which an upload may be canceled for any other. The largest one takes 80 s at this rate. */
const SLOW_BYTES_PER_MS = 64;

/** The slot of one upload. */
export interface UploadSlot {
  /** Counts bytes of the body that have arrived. */
  addBytes(count: number): void;
  /** Marks the body as complete. From then on, only the server takes time, and the upload is no longer canceled. */
  complete(): void;
  release(): void;
}

/** Limits the number of concurrent uploads. */
export interface UploadSlots {
  /**
   * Takes a slot; returns null when none is free. When all are taken, an upload whose body is still arriving is canceled if its player has
   * more slots than this one would have, or if it is slow.
   * @param onCancel Called when this upload is canceled for another one. Its slot is already released then.
   */
  acquire(accountId: string, onCancel: () => void): UploadSlot | null;
}

interface Upload {
  accountId: string;
  startedAt: number;
  bytes: number;
  isArriving: boolean;
  onCancel: () => void;
}

export function createUploadSlots(): UploadSlots {
  const uploads = new Set<Upload>();
  const count = (accountId: string): number =>
    [...uploads].filter((upload) => upload.accountId === accountId).length;

  /** Returns the upload to cancel for one of this player: of the players with the most slots, the slowest. */
  const findUploadToCancel = (accountId: string): Upload | undefined => {
    const now = performance.now();
    const [first] = [...uploads]
      .filter(({ isArriving, startedAt }) => isArriving && now - startedAt >= GRACE_MS)
      .map((upload) => ({
        upload,
        rate: upload.bytes / (now - upload.startedAt),
        slots: count(upload.accountId),
      }))
      .filter(({ rate, slots }) => rate < SLOW_BYTES_PER_MS || slots > count(accountId) + 1)
      .sort((left, right) => right.slots - left.slots || left.rate - right.rate);
    return first?.upload;
  };

  return {
    acquire(accountId, onCancel) {
      if (count(accountId) >= MAX_SLOTS_PER_PLAYER) return null;
      if (uploads.size >= MAX_SLOTS) {
        const canceled = findUploadToCancel(accountId);
        if (!canceled) return null;
        uploads.delete(canceled);
        canceled.onCancel();
      }
      const upload = { accountId, startedAt: performance.now(), bytes: 0, isArriving: true, onCancel };
      uploads.add(upload);
      return {
        addBytes: (bytes) => void (upload.bytes += bytes),
        complete: () => void (upload.isArriving = false),
        release: () => void uploads.delete(upload),
      };
    },
  };
}
