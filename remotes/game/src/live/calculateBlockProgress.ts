import type { TimedOverview } from '../api/gameApi';

/** Progress of the current block. */
export interface BlockProgress {
  /** 0 to 1. */
  share: number;
  secondsLeft: number;
}

/**
 * Returns the progress of the current block by the server's clock.
 * @param now this device's clock, epoch ms; `clockAheadMs` converts it to the server's
 */
export function calculateBlockProgress(
  { block: { startsAt, endsAt }, clockAheadMs }: Pick<TimedOverview, 'block' | 'clockAheadMs'>,
  now: number,
): BlockProgress {
  const serverNow = now + clockAheadMs;
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  const share = (serverNow - start) / (end - start);
  if (!Number.isFinite(share)) return { share: 0, secondsLeft: 0 };
  return {
    share: Math.min(1, Math.max(0, share)),
    secondsLeft: Math.ceil(Math.max(0, end - serverNow) / 1000),
  };
}
