import { useCallback, useEffect, useRef } from 'react';

/** Whether the component is gone by the time that something it has started comes to an end. */
export function useHasLeft(): () => boolean {
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  return useCallback(() => hasLeft.current, []);
}
