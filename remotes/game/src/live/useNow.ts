import { useEffect, useReducer } from 'react';

/** Returns this device's clock in epoch ms, and re-renders the caller every `intervalMs`. */
export function useNow(intervalMs: number): number {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(rerender, intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  return Date.now();
}
