/** Largest number of blocks in one request; public nodes refuse large ranges. */
const MAX_BLOCKS = 500n;
/**
 * Successes after a failure before a larger range is tried. At least one round of steps is without a failure then, so that it can
 * credit transfers.
 */
export const STEPS_BEFORE_GROWTH = 20;

/** The number of blocks in the next request of a scan. */
export interface ScanRange {
  readonly blocks: bigint;
  /** Halves the range. */
  shrink(): void;
  /** Records a success: doubles the range, unless a larger one has failed recently. */
  grow(): void;
}

/**
 * Creates the range of a scan. It adapts to what nodes answer, because they also refuse a range with many results: otherwise a player
 * could stop the scan with thousands of tiny transfers.
 */
export function createScanRange(): ScanRange {
  let blocks = MAX_BLOCKS;
  let stepsToGrowth = 0;
  return {
    get blocks() {
      return blocks;
    },
    shrink() {
      if (blocks > 1n) blocks /= 2n;
      stepsToGrowth = STEPS_BEFORE_GROWTH;
    },
    grow() {
      if (stepsToGrowth > 0) stepsToGrowth -= 1;
      else blocks = blocks * 2n < MAX_BLOCKS ? blocks * 2n : MAX_BLOCKS;
    },
  };
}
