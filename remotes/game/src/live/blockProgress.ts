import type { TimedOverview } from '../api/gameApi';

/** Progress of the current block. */
export interface BlockProgress {
  /** 0 to 1. */
  share: number;
  secondsLeft: number;
}

/** @param now this device's clock, epoch ms; `clockAheadMs` converts it to the server's */
export function blockProgress(
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

const padTwo = (count: number) => String(count).padStart(2, '0');

/** Formats seconds as `4:05`, from an hour up as `3:04:05`. */
export function formatClock(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const clock = `${padTwo(minutes % 60)}:${padTwo(seconds % 60)}`;
  return minutes < 60 ? clock.replace(/^0(?=\d:)/, '') : `${Math.floor(minutes / 60)}:${clock}`;
}
