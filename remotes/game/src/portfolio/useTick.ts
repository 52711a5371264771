import { useEffect, useReducer } from 'react';

/** Renders the caller again every `intervalMs`, so that "12 seconds ago" stays true. */
export function useTick(intervalMs: number): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
}
