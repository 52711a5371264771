import { useEffect, useState } from 'react';

const TICK_MS = 250;

const getSecondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/**
 * Returns the whole seconds until `time` (epoch ms). Follows the clock, so that it is correct again after the tab was suspended.
 * Ends when the clock is set back, because the wait would become longer by as much.
 */
export function useCountdown(time: number): number {
  const [, setTick] = useState(0);
  const [initial, setInitial] = useState({ time, seconds: getSecondsUntil(time) });
  if (initial.time !== time) setInitial({ time, seconds: getSecondsUntil(time) });
  const left = getSecondsUntil(time);
  const seconds = left > initial.seconds ? 0 : left;

  useEffect(() => {
    if (getSecondsUntil(time) === 0) return;
    const timer = setInterval(() => {
      setTick((tick) => tick + 1);
      if (getSecondsUntil(time) === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [time]);

  return seconds;
}
