import type { TimedOverview } from '../api/gameApi';

/** Progress of the current block. */
export interface BlockProgress {
  /** How much of the block's time has passed, 0 to 1. */
  fraction: number;
  secondsLeft: number;
}

/**
 * Returns the progress of the current block by the server's clock; zeros if the times of the block are invalid.
 * @param now this device's clock, epoch ms; `clockAheadMs` converts it to the server's
 */
export function calculateBlockProgress(
  { block: { startsAt, endsAt }, clockAheadMs }: Pick<TimedOverview, 'block' | 'clockAheadMs'>,
  now: number,
): BlockProgress {
  const serverNow = now + clockAheadMs;
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  const fraction = (serverNow - start) / (end - start);
  if (!Number.isFinite(fraction)) return { fraction: 0, secondsLeft: 0 };
  return {
    fraction: Math.min(1, Math.max(0, fraction)),
    secondsLeft: Math.ceil(Math.max(0, end - serverNow) / 1000),
  };
}
