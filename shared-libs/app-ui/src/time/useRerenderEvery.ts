import { useEffect, useReducer } from 'react';

/** Re-renders the calling component every `intervalMs`. */
export function useRerenderEvery(intervalMs: number): void {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(rerender, intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
}
