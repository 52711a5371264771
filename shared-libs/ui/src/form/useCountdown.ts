import { useEffect, useState } from 'react';

const TICK_MS = 250;

const getSecondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/**
 * Returns the whole seconds until `time` (epoch ms). Follows the clock, so that it is correct again after the tab was suspended.
 * Ends when the clock is set back, because the wait would become longer by as much.
 */
export function useCountdown(time: number): number {
  const [countdown, setCountdown] = useState({ time, seconds: getSecondsUntil(time) });
  if (countdown.time !== time) setCountdown({ time, seconds: getSecondsUntil(time) });

  useEffect(() => {
    let seconds = getSecondsUntil(time);
    if (seconds === 0) return;
    const timer = setInterval(() => {
      const left = getSecondsUntil(time);
      // A clock that is synchronized is corrected by fractions of a second.
      seconds = left > seconds + 1 ? 0 : left;
      setCountdown({ time, seconds });
      if (seconds === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [time]);

  return countdown.seconds;
}
